/** The functions, values and types at the top level of a file with their comments, by name. */
function helpersOf(fileSource: string): [string, string][] {
  return fileSource.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:\/\*\*[\s\S]*?\*\/\n)?(?:export )?(?:function|const|type) (\w+)/.exec(block)?.[1]
    return name ? [[name, block.trimEnd()]] : []
  })
}

/** The import statements of a file with only the names that a text uses (R-616). */
export function importsFor(fileSource: string, text: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  const lines = [...fileSource.matchAll(/^import ([\s\S]*?) from '([^']+)'$/gm)].flatMap(
    ([, names = '', from]) => {
      const [whole, braces = ''] = /^([^{]*?),?\s*(?:\{([\s\S]*)\})?$/.exec(names)?.slice(1) ?? []
      const local = (name: string) => name.split(/\s+/).at(-1) ?? ''
      const listed = braces.split(',').map((name) => name.trim())
      const used = listed.filter((name) => name !== '' && isUsed(local(name)))
      const parts = [
        ...(whole && isUsed(local(whole.trim())) ? [whole.trim()] : []),
        ...(used.length > 0 ? [`{ ${used.join(', ')} }`] : []),
      ]
      return parts.length > 0 ? [`import ${parts.join(', ')} from '${from}'`] : []
    },
  )
  return lines.join('\n')
}

/** The messages of the page without values: their ids, and their texts. */
type Messages = { ids: ReadonlySet<string>; textOf: (id: string) => string }

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The keys of an area that a template such as `size.${size}` can name. */
function keysOf(template: string, area: string, ids: ReadonlySet<string>): string[] {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  const pattern = new RegExp(`^${parts.join('[^.]+')}$`)
  const own = [...ids].filter((id) => id.startsWith(`${area}.`)).map((id) => id.slice(area.length + 1))
  return own.filter((key) => pattern.test(key))
}

/** Writes the messages of one function as texts, so that the sample needs no translations; those with values stay. */
function writeMessages(block: string, { ids, textOf }: Messages): string {
  let written = block
  for (const [line, indent = '', t = '', area = ''] of block.matchAll(
    /^( *)const (\w+) = useT\('([^']+)'\)\n/gm,
  )) {
    written = written.replaceAll(
      new RegExp(`(=?)(\\$?\\{)?\\b${t}\\('([\\w.-]+)'\\)(\\})?`, 'g'),
      (call, equals: string, open = '', key: string, close = '') => {
        if (!ids.has(`${area}.${key}`)) return call
        const text = textOf(`${area}.${key}`)
        const isPlain = close !== '' && !/[{}<>"\\`]/.test(text)
        if (isPlain && open === '{') return equals === '' ? text : `="${text}"`
        return isPlain && open !== '' ? equals + text : `${equals}${open}${quoted(text)}${close}`
      },
    )
    const texts = t === 't' ? 'texts' : `${t}Texts`
    const listed = new Set<string>()
    written = written.replaceAll(new RegExp(`\\b${t}\\(\`([^\`]+)\`\\)`, 'g'), (call, template: string) => {
      const keys = keysOf(template, area, ids)
      for (const key of keys) listed.add(key)
      return keys.length === 0 ? call : `${texts}[\`${template}\`]`
    })
    const rows = [...listed].map((key) => `${indent}  '${key}': ${quoted(textOf(`${area}.${key}`))},\n`)
    const declared = rows.length > 0 ? `${indent}const ${texts} = {\n${rows.join('')}${indent}}\n` : ''
    const isLeft = new RegExp(`\\b${t}\\(`).test(written)
    written = written.replace(line, () => (isLeft ? line : '') + declared)
  }
  return written
}

/**
 * Returns the source of one exported function of a specimen file, after its imports and all parts of the file that it
 * needs, so that the sample shown is the code that runs; with `messages` its texts. A closing brace at the start of a line ends a function.
 */
export function exampleSource(fileSource: string, name: string, messages: Messages | null = null): string {
  const start = fileSource.indexOf(`export function ${name}(`)
  if (start === -1) throw new Error(`The specimen file has no function ${name}.`)
  const end = fileSource.indexOf('\n}', start)
  const own = fileSource.slice(start, end === -1 ? undefined : end + 2)
  const helpers = helpersOf(fileSource).filter(([helper]) => helper !== name)
  const usedBy = (text: string) => helpers.filter(([helper]) => new RegExp(`\\b${helper}\\b`).test(text))
  const used = new Set(usedBy(own))
  // A set also visits what is added to it, so that helpers of helpers are found.
  for (const [, source] of used) for (const helper of usedBy(source)) used.add(helper)
  const parts = [...helpers.filter((helper) => used.has(helper)).map(([, source]) => source), own]
  const code = messages ? parts.map((part) => writeMessages(part, messages)).join('\n\n') : parts.join('\n\n')
  const imports = importsFor(fileSource, code)
  return imports === '' ? code : `${imports}\n\n${code}`
}

/** Writes the imports of files beside the specimen with the alias, so that a copied sample finds them anywhere (R-616). */
export const withAliases = (source: string, area: string): string =>
  source.replaceAll(/ from '(?:\.\.\/)+([^']+)'/g, ` from '@/demos/${area}/$1'`)

/** Turns `ButtonVariants` of the specimen `button` into the example id `variants`. */
export function exampleId(name: string, specimen: string): string {
  const kebab = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  return kebab.startsWith(`${specimen}-`) ? kebab.slice(specimen.length + 1) : kebab
}

/** The names of the exported functions of a specimen file, in their order in the file. */
export function exampleNames(fileSource: string): string[] {
  return [...fileSource.matchAll(/^export function (\w+)\(/gm)].map(([, name = '']) => name)
}
