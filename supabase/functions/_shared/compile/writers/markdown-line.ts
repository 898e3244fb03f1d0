import type { Inline, RunStyle } from '../book.ts'

type TextPart = Extract<Inline, { kind: 'text' }>

const INLINE = /[\\`*_[\]<>&~|]/g
const LINE_START = /^(\s*)([#+=-]|\d+(?=[.)]))/

/** Escapes a text, so that Markdown shows it as it is; `isWhole` also escapes the dashes of a line of its own. */
export function escapeMarkdown(text: string, isWhole = true): string {
  const escaped = text.replace(INLINE, '\\$&')
  return isWhole ? escapeLineStart(escaped) : escaped
}

const escapeLineStart = (text: string): string =>
  text.replace(LINE_START, (_, space: string, mark: string) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  )

/** Writes one line of text with its marks; `names` are the files of the pictures. */
export function markdownLine(inlines: readonly Inline[], names: ReadonlyMap<string, string>): string {
  let line = ''
  inlines.forEach((part, at) => {
    if (part.kind === 'text') line += runMarkdown(part, line, nextText(inlines[at + 1]))
    else if (part.kind === 'break') line = `${line.trimEnd()}\\\n`
    else if (part.kind === 'note') line += `[^${part.index + 1}]`
    else if (part.kind === 'comment-end') line += `\\[c${part.index + 1}\\]`
    else if (part.kind === 'picture') {
      const name = names.get(part.path)
      const alt = escapeMarkdown(part.alt, false).replaceAll('\n', ' ')
      line += name === undefined ? `\\[${alt || '…'}\\]` : `![${alt}](${name})`
    }
  })
  // Spaces at the start of a line would make code of it.
  return escapeLineStart(line.replace(/^[ \t]+/, ''))
}

const nextText = (part: Inline | undefined): string => (part?.kind === 'text' ? part.text : '')

function runMarkdown({ text, style, link }: TextPart, before: string, after: string): string {
  const [, start = '', core = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (core === '') return text
  const left = (start || before).slice(-1)
  const right = end || after.slice(0, 1)
  const styled = styledMarkdown(core, style, left, right)
  const linked =
    link && 'href' in link ? `[${styled}](<${link.href.replace(/[<>\\\n]/g, encodeURIComponent)}>)` : styled
  return start + linked + end
}

function styledMarkdown(core: string, style: RunStyle, left: string, right: string): string {
  let out = style.code ? codeSpan(core) : escapeMarkdown(core, false).replaceAll('\n', ' ')
  for (const [name, tag] of [
    ['superscript', 'sup'],
    ['subscript', 'sub'],
    ['underline', 'u'],
    ['highlight', 'mark'],
  ] as const) {
    if (style[name]) out = `<${tag}>${out}</${tag}>`
  }
  const usesTags = !canDelimit(core, left, right)
  if (style.strike) out = usesTags ? `<del>${out}</del>` : `~~${out}~~`
  if (style.italic) out = usesTags ? `<em>${out}</em>` : `*${out}*`
  if (style.bold) out = usesTags ? `<strong>${out}</strong>` : `**${out}**`
  return out
}

/** A text as code in a line. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  const space = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${space}${text.replaceAll('\n', ' ')}${space}${fence}`
}

const WORD = /[\p{L}\p{N}\p{M}]/u
const isWord = (char: string | undefined) => char !== undefined && WORD.test(char)

/** True when asterisks around a text are read as emphasis: both ends touch no mark and are clear of words. */
function canDelimit(core: string, left: string, right: string): boolean {
  const [first] = core
  const isClearBefore = left === '' || /[\s(«“"]/.test(left) || (isWord(left) && isWord(first))
  const isClearAfter =
    right === '' || /[\s.,;:!?)»”"]/.test(right) || (isWord(right) && isWord([...core].at(-1)))
  return isClearBefore && isClearAfter
}
