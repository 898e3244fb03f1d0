/** Typed characters with the typography of a language: remove characters before the caret, then insert a text. */
export type Typeset = { remove: number; text: string }

type Pair = readonly [open: string, close: string]
type Quotes = { double: Pair; single: Pair }

const NARROW_SPACE = '\u202f'
const NO_BREAK_SPACE = '\u00a0'
const APOSTROPHE = '’'

const english: Quotes = { double: ['“', '”'], single: ['‘', '’'] }
const low: Quotes = { double: ['„', '“'], single: ['‚', '‘'] }
const lowHigh: Quotes = { double: ['„', '”'], single: ['‚', '’'] }
const angles: Quotes = { double: ['«', '»'], single: ['“', '”'] }
const right: Quotes = { double: ['”', '”'], single: ['’', '’'] }
/** The quotes of each language whose typography is set; in any other they stay as typed. */
const QUOTES: Readonly<Record<string, Quotes>> = {
  en: english,
  fr: { double: [`«${NARROW_SPACE}`, `${NARROW_SPACE}»`], single: [APOSTROPHE, APOSTROPHE] },
  de: low,
  cs: low,
  sk: low,
  pl: lowHigh,
  hu: lowHigh,
  ro: lowHigh,
  es: angles,
  it: angles,
  ca: angles,
  nb: angles,
  nn: angles,
  no: angles,
  ru: { double: ['«', '»'], single: ['„', '“'] },
  uk: { double: ['«', '»'], single: ['„', '“'] },
  da: { double: ['»', '«'], single: ['›', '‹'] },
  nl: english,
  pt: english,
  fi: right,
  sv: right,
}

const OPENS_AFTER = /[\s([{—–/«“‘„‚¡¿\u202f\u00a0-]$/u
/** A word, a number or a closing mark, which French separates from `;`, `:`, `!` and `?`. */
const CLOSES = /[\p{L}\p{N})\]»”’…%]$/u
/** The characters right after the beginning of a web address. */
const WEB_ADDRESS = /(?:\w+:\/\/|www\.)\S*$/iu
const ADDRESS = /(?:\w+:\/\/|www\.|@)\S*$|(?:https?|mailto|ftp)$/iu

/** French: a narrow no-break space before `;`, `!` and `?`, a no-break space before `:`, instead of a typed space. */
function frenchSpace(before: string, typed: string): Typeset | null {
  const space = typed === ':' ? NO_BREAK_SPACE : NARROW_SPACE
  const isSpaced = before.endsWith(' ')
  const rest = isSpaced ? before.slice(0, -1) : before
  // 10:30 and addresses are no sentences.
  if (!CLOSES.test(rest) || ADDRESS.test(rest) || (typed === ':' && !isSpaced && /\d$/.test(rest)))
    return null
  return { remove: isSpaced ? 1 : 0, text: space + typed }
}

/**
 * The typography of a character that is typed after a text: quotes, apostrophes, dashes, the ellipsis and
 * French spaces by language. Null when the character stays as it is.
 */
export function typeset(before: string, typed: string, language: string): Typeset | null {
  const base = language.split('-')[0]?.toLowerCase() ?? ''
  if (/^[-.']$/.test(typed) && WEB_ADDRESS.test(before)) return null
  if (typed === '-' && /(?<!-)-$/.test(before)) return { remove: 1, text: base === 'de' ? '–' : '—' }
  if (typed === '.' && /(?<!\.)\.\.$/.test(before)) return { remove: 2, text: '…' }
  const quotes = QUOTES[base]
  if (!quotes) return null
  const opens = before === '' || OPENS_AFTER.test(before)
  if (typed === '"') return { remove: 0, text: quotes.double[opens ? 0 : 1] }
  if (typed === "'") {
    const inWord = /[\p{L}\p{N}]$/u.test(before)
    return { remove: 0, text: inWord ? APOSTROPHE : quotes.single[opens ? 0 : 1] }
  }
  return base === 'fr' && /^[;:!?]$/.test(typed) ? frenchSpace(before, typed) : null
}

/** A part of a text that typography replaces. */
export type TypesetChange = { from: number; to: number; text: string }

/** The changes that give a whole text its typography, as if it had been typed. */
export function typesetChanges(text: string, language: string): TypesetChange[] {
  const changes: TypesetChange[] = []
  let before = ''
  for (let at = 0; at < text.length; at += 1) {
    const typed = text.charAt(at)
    const result = typeset(before, typed, language)
    if (!result) {
      before += typed
      continue
    }
    // The removed characters are typed ones: nothing that is removed was inserted by an earlier change.
    changes.push({ from: at - result.remove, to: at + 1, text: result.text })
    before = before.slice(0, before.length - result.remove) + result.text
  }
  return changes
}
