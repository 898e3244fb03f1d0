import type { Message } from '@/lib/i18n/messages.ts'

type Part = Exclude<Message, string>[number]

/** The messages in the language of the page, and the condition under which it uses the plural form `one`. */
export type SampleMessages = {
  messages: Readonly<Record<string, Message | undefined>>
  isOne: '=== 1' | '< 2'
}

/** The code of each value of a message, by the name of the value. */
type ValueCode = (name: string) => string

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const templateText = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
/** Code that a comparison or a call can follow. */
const operand = (code: string) => (/^[a-z][\w.]*(?:\(\w*\))?$/i.test(code) ? code : `(${code})`)

/** The position after the bracket that closes the one at `start`; texts in quotes are skipped. */
function endOf(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (sign === "'" || sign === '`') at = code.indexOf(sign, at + 1)
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    if (depth === 0) return at + 1
  }
  return code.length
}

/** Splits arguments or properties at the commas between them. */
function splitList(code: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at <= code.length; at += 1) {
    const sign = code.charAt(at)
    if ('([{'.includes(sign) && sign !== '') at = endOf(code, at) - 1
    else if (sign === "'" || sign === '`') at = code.indexOf(sign, at + 1)
    else if (sign === ',' || at === code.length) {
      parts.push(code.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter((part) => part !== '')
}

/** Returns the code of each value from `{ count, share: x }`, or from the name of an object. */
function valueCode(code: string): ValueCode {
  if (!code.startsWith('{')) return (name) => `${code}.${name}`
  const entries = splitList(code.slice(1, -1)).map((property) => {
    const [, name = property, value = property] = /^(\w+):\s*([\s\S]*)$/.exec(property) ?? []
    return [name, value] as const
  })
  const byName = new Map(entries)
  return (name) => byName.get(name) ?? name
}

/** A template literal with this inside, or a text if it has no values. */
const asLiteral = (inside: string) => (/[\\$]/.test(inside) ? `\`${inside}\`` : quoted(inside))

/** Writes the parts of a message as the inside of a template literal. */
function partsCode(parts: readonly Part[], codeFor: ValueCode, isOne: string, counted = ''): string {
  return parts
    .map((part) => {
      if (part.type === 0) return templateText(part.value)
      if (part.type === 1) return `\${${codeFor(part.value)}}`
      if (part.type === 2) return `\${${operand(codeFor(part.value))}.toLocaleString()}`
      if (part.type === 7) return /^\d+$/.test(counted) ? counted : `\${${counted}}`
      if (part.type !== 6)
        throw new Error(`A sample cannot show a message with a part of the type ${part.type}.`)
      const value = codeFor(part.value)
      const fixed =
        part.options[`=${value}`] ?? (/^[02-9]\d*$|^1\d+$/.test(value) ? part.options.other : undefined)
      if (fixed) return partsCode(fixed.value, codeFor, isOne, value)
      const forms = Object.entries(part.options).map(([form, { value: inside }]) => {
        const text = asLiteral(partsCode(inside, codeFor, isOne, value))
        if (form === 'other') return text
        return `${operand(value)} ${form === 'one' ? isOne : `=== ${form.slice(1)}`} ? ${text} : `
      })
      return `\${${forms.join('')}}`
    })
    .join('')
}

const isPlain = (message: Message) => typeof message === 'string' || message.every((part) => part.type === 0)

/** Writes a message as a text, or as a template literal with the code of its values. */
function messageCode(message: Message, codeFor: ValueCode, isOne: string): string {
  if (typeof message === 'string') return quoted(message)
  if (isPlain(message)) return quoted(message.map((part) => (part.type === 0 ? part.value : '')).join(''))
  const code = partsCode(message, codeFor, isOne)
  const isOneValue = code.startsWith('${') && endOf(code, 1) === code.length
  return isOneValue ? code.slice(2, -1) : asLiteral(code)
}

/** The names of the values of a message. */
const valueNames = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === 6)
      return [part.value, ...Object.values(part.options).flatMap((form) => valueNames(form.value))]
    return part.type === 1 || part.type === 2 ? [part.value] : []
  })

/** Writes a message as an entry of a table: a text, or a function of its values if the call gives some. */
function entryCode(message: Message, hasValues: boolean, isOne: string): string {
  if (!hasValues) return messageCode(message, (name) => name, isOne)
  const names = [...new Set(typeof message === 'string' ? [] : valueNames(message))]
  const type = names.map((name) => `${name}: number`).join('; ')
  const values = names.length > 0 ? `{ ${names.join(', ')} }: { ${type} }` : ''
  return `(${values}) => ${messageCode(message, (name) => name, isOne)}`
}

/**
 * Writes the messages of one function of a specimen as texts, so that the sample needs no translations (R-616): those
 * with a known key in the place of the call, the others in a table. `names` are the texts in quotes of the whole sample.
 */
export function writeMessages(
  block: string,
  names: readonly string[],
  { messages, isOne }: SampleMessages,
): string {
  let written = block
  for (const [line, indent = '', t = '', area = ''] of block.matchAll(
    /^( *)const (\w+) = useT\('([^']+)'\)\n/gm,
  )) {
    const table = t === 't' ? 'texts' : `${t}Texts`
    const rows = new Map<string, string>()
    const has = (key: string) => `${area}.${key}` in messages
    const keysLike = (key: string) => {
      const named = names.filter(has)
      if (!key.startsWith('`') && named.length > 0) return named
      const parts = key.startsWith('`') ? key.slice(1, -1).split(/\$\{[^}]*\}/) : ['', '']
      const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`)
      return Object.keys(messages).flatMap((id) => {
        const own = id.startsWith(`${area}.`) ? id.slice(area.length + 1) : null
        return own !== null && pattern.test(own) ? [own] : []
      })
    }
    const callCode = (args: string): string | null => {
      const [key = '', values] = splitList(args)
      const codeOf = (literal: string) =>
        messageCode(messages[`${area}.${literal}`] ?? literal, valueCode(values ?? '{}'), isOne)
      const literals = [...key.matchAll(/(?:^|[?:] )'([\w.-]+)'/g)].map(([, literal = '']) => literal)
      if (literals.length > 0 && (/^'/.test(key) || / \? /.test(key)) && literals.every(has))
        return key.replaceAll(/(^|[?:] )'([\w.-]+)'/g, (_, before, literal) => before + codeOf(literal))
      const found = keysLike(key).flatMap((each) => {
        const message = messages[`${area}.${each}`]
        const needed = message === undefined || typeof message === 'string' ? [] : valueNames(message)
        const isShown = needed.every((name) => new RegExp(`\\b${name}\\b`).test(values ?? ''))
        return message !== undefined && isShown ? [[each, message] as const] : []
      })
      for (const [each, message] of found) rows.set(each, entryCode(message, values !== undefined, isOne))
      const isText = key.startsWith('`') || /\bstring\b/.test(block)
      const index = isText ? `${key} as keyof typeof ${table}` : key
      return found.length === 0 ? null : `${table}[${index}]${values === undefined ? '' : `(${values})`}`
    }
    const call = new RegExp(`\\b${t}\\(`, 'g')
    const rewrite = (code: string): string => {
      let result = ''
      let from = 0
      for (const { index, 0: head } of code.matchAll(call)) {
        if (index < from) continue
        const end = endOf(code, index + head.length - 1)
        const args = rewrite(code.slice(index + head.length, end - 1))
        result += code.slice(from, index) + (callCode(args) ?? head + args + ')')
        from = end
      }
      return result + code.slice(from)
    }
    written = rewrite(written)
    const listed = [...rows].map(
      ([key, code]) => `${indent}  ${/^\w+$/.test(key) ? key : quoted(key)}: ${code},\n`,
    )
    const declared = listed.length > 0 ? `${indent}const ${table} = {\n${listed.join('')}${indent}}\n` : ''
    const isLeft = new RegExp(`\\b${t}\\(`).test(written)
    if (!isLeft)
      written = written.replaceAll(new RegExp(`, ${t}(?=[\\],])`, 'g'), '').replaceAll(`[${t}]`, '[]')
    written = written.replace(line, () => (isLeft ? line : '') + declared)
  }
  return plainJsx(written)
}

/** Writes `{'text'}`, `title={'text'}` and `${'text'}` as people do. */
function plainJsx(code: string): string {
  const plain = (text: string) => text.replaceAll("\\'", "'")
  return code
    .replaceAll(/=\{'((?:[^'"\\]|\\')*)'\}/g, (_, text: string) => `="${plain(text)}"`)
    .replaceAll(/(?<=[>}]|\n *)\{'((?:[^'"\\{}<>]|\\')*)'\}(?=[<{]|\n)/g, (_, text: string) => plain(text))
    .replaceAll(/\$\{'((?:[^'\\`]|\\')*)'\}/g, (_, text: string) => plain(text))
}
