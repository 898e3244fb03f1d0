/** The dialect of RTF that a project is written in. */
export type ScrivDialect = 'mac' | 'windows'

/** The start of an RTF file, up to its first paragraph. */
export type RtfHead = { dialect: ScrivDialect; start: string }

const DEFAULTS: Readonly<Record<ScrivDialect, string>> = {
  mac: '{\\rtf1\\ansi\\ansicpg1252\\cocoartf2709\n{\\fonttbl\\f0\\froman\\fcharset0 Palatino-Roman;}\n{\\colortbl;\\red255\\green255\\blue255;}\n',
  windows:
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\n{\\fonttbl{\\f0\\fnil\\fcharset0\\fprq2 Calibri;}}\n{\\colortbl;\\red0\\green0\\blue0;}\n',
}

/** The head of an original text, so that fonts, paper and dialect stay; without one, a plain head of the dialect. */
export function rtfHead(original: string | null, dialect: ScrivDialect): RtfHead {
  const end = original?.search(/\\(pard|trowd)(?![a-z])/) ?? -1
  if (original === null || end < 0 || !original.startsWith('{\\rtf'))
    return { dialect, start: DEFAULTS[dialect] }
  const start = withoutGroup(
    withoutGroup(original.slice(0, end), '{\\*\\listtable'),
    '{\\*\\listoverridetable',
  )
  // A head with an open group would swallow the text.
  if (depthOf(start) !== 1) return { dialect, start: DEFAULTS[dialect] }
  return { dialect: /\\cocoartf/.test(start) ? 'mac' : dialect, start }
}

/** A head with further colours; returns the number of the first one. */
export function addColours(start: string, colours: readonly string[]): { start: string; first: number } {
  const at = start.indexOf('{\\colortbl')
  if (colours.length === 0) return { start, first: 0 }
  const words = colours.map((colour) => {
    const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
    return `\\red${red}\\green${green}\\blue${blue};`
  })
  if (at < 0) return { start: `${start}{\\colortbl;${words.join('')}}\n`, first: 1 }
  const end = start.indexOf('}', at)
  const first = (start.slice(at, end).match(/;/g) ?? []).length
  return { start: start.slice(0, end) + words.join('') + start.slice(end), first }
}

function withoutGroup(text: string, opening: string): string {
  const at = text.indexOf(opening)
  if (at < 0) return text
  let depth = 0
  for (let end = at; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === '{') depth++
    else if (text[end] === '}' && --depth === 0) return text.slice(0, at) + text.slice(end + 1)
  }
  return text.slice(0, at)
}

function depthOf(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}') depth--
  }
  return depth
}
