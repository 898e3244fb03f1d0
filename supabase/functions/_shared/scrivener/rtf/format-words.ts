import { type CharFormat, type ParaFormat, PLAIN, PLAIN_PARA } from './format.ts'
import type { GroupState } from './state.ts'

type FormatWord = (state: GroupState, isOn: boolean, param: number) => void

/** Returns the same object when nothing changes, because formats are compared by identity first. */
function changed<T extends object>(value: T, change: Partial<T>): T {
  for (const key in change) if (change[key] !== value[key]) return { ...value, ...change }
  return value
}

const char =
  (change: (isOn: boolean, param: number) => Partial<CharFormat>): FormatWord =>
  (state, isOn, param) => {
    state.format = changed(state.format, change(isOn, param))
  }

const para =
  (change: (isOn: boolean, param: number) => Partial<ParaFormat>): FormatWord =>
  (state, isOn, param) => {
    state.para = changed(state.para, change(isOn, param))
  }

const underline = char((underline) => ({ underline }))
const highlight = char((_, highlight) => ({ highlight }))
const justify = para(() => ({ align: 'justify' }))

/** All underline control words of RTF; `\ulc` is a colour. */
const UNDERLINES = [
  ...[
    'ul',
    'uld',
    'uldash',
    'uldashd',
    'uldashdd',
    'uldb',
    'ulhwave',
    'ulldash',
    'ulth',
    'ulthd',
    'ulthdash',
  ],
  ...['ulthdashd', 'ulthdashdd', 'ulthldash', 'ululdbwave', 'ulw', 'ulwave'],
]

/**
 * Control words that change character or paragraph format. `\caps` and hidden text (`\v`) are ignored, so that no
 * text is lost or changed.
 */
export const FORMAT_WORDS: ReadonlyMap<string, FormatWord> = new Map<string, FormatWord>([
  ['b', char((bold) => ({ bold }))],
  ['i', char((italic) => ({ italic }))],
  ...UNDERLINES.map((word): [string, FormatWord] => [word, underline]),
  ['ulnone', char(() => ({ underline: false }))],
  ['strike', char((strike) => ({ strike }))],
  ['striked', char((strike) => ({ strike }))],
  ['super', char((isOn) => ({ script: isOn ? 'super' : null }))],
  ['sub', char((isOn) => ({ script: isOn ? 'sub' : null }))],
  ['nosupersub', char(() => ({ script: null }))],
  ['up', char((_, param) => ({ script: param > 0 ? 'super' : null }))],
  ['dn', char((_, param) => ({ script: param > 0 ? 'sub' : null }))],
  ['highlight', highlight],
  ['cb', highlight],
  ['chcbpat', highlight],
  [
    'plain',
    (state) => (state.format = { ...PLAIN, link: state.format.link, isFootnote: state.format.isFootnote }),
  ],
  ['pard', (state) => (state.para = PLAIN_PARA)],
  ['ql', para(() => ({ align: null }))],
  ['qc', para(() => ({ align: 'center' }))],
  ['qr', para(() => ({ align: 'right' }))],
  ['qj', justify],
  ['qd', justify],
  ['qt', justify],
  ['ls', para((_, list) => ({ list: Math.max(0, list) }))],
  ['ilvl', para((_, level) => ({ level: Math.min(8, Math.max(0, level)) }))],
  ['intbl', para((isInTable) => ({ isInTable }))],
  ['itap', para((_, tableDepth) => ({ tableDepth, isInTable: tableDepth > 0 }))],
  ['outlinelevel', para((_, level) => ({ outline: level >= 0 && level < 9 ? Math.min(6, level + 1) : 0 }))],
  ['s', para((_, style) => ({ style }))],
])

/** Control words that represent characters. */
export const CHARACTER_WORDS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['emdash', '\u2014'],
  ['endash', '\u2013'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['bullet', '\u2022'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201c'],
  ['rdblquote', '\u201d'],
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
  ['zwbo', '\u200b'],
  ['zwnbo', '\u2060'],
  ['ltrmark', '\u200e'],
  ['rtlmark', '\u200f'],
])

/** Control symbols that represent characters. */
export const CHARACTER_SYMBOLS: ReadonlyMap<number, string> = new Map([
  [0x7e, '\u00a0'],
  [0x2d, '\u00ad'],
  [0x5f, '\u2011'],
  [0x5c, '\\'],
  [0x7b, '{'],
  [0x7d, '}'],
  [0x09, '\t'],
])
