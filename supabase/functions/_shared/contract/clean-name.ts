/**
 * Invisible characters that can disguise or reverse a name; `private.strip_invisible` in SQL removes the same.
 * Variation selectors stay, because emoji and Japanese names need them.
 */
const INVISIBLE =
  /[\u{AD}\u{61C}\u{115F}\u{1160}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{3164}\u{FEFF}\u{FFA0}\u{FFF0}-\u{FFFB}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]|\u{34F}|\u{17B4}|\u{17B5}/gu
/** Line breaks and control characters: a name has one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
const CONTROLS = /[\u{0}-\u{1F}\u{7F}-\u{9F}\u{2028}\u{2029}]+/gu
const JOINERS = /[\u{200C}\u{200D}]/gu
/**
 * Letters and marks of the scripts whose spelling uses joiners: Arabic to Sinhala, Myanmar, Khmer, Mongolian and
 * their extensions.
 */
const JOINING =
  '\\u{600}-\\u{DFF}\\u{1000}-\\u{109F}\\u{1780}-\\u{18AF}\\u{A840}-\\u{ABFF}\\u{FB50}-\\u{FDFF}\\u{FE70}-\\u{FEFC}\\u{10A00}-\\u{11FFF}\\u{1E900}-\\u{1E95F}'
const EMOJI = '\\u{2190}-\\u{2BFF}\\u{1F000}-\\u{1FAFF}'
const AFTER_LETTER = new RegExp(`[${JOINING}]$`, 'u')
const BEFORE_LETTER = new RegExp(`^[${JOINING}]`, 'u')
const AFTER_EMOJI = new RegExp(`[${EMOJI}\\u{FE0F}]$`, 'u')
const BEFORE_EMOJI = new RegExp(`^[${EMOJI}]`, 'u')

/**
 * Text on one line without invisible characters; joiners stay between letters of scripts that need them, and
 * zero-width joiners between emoji.
 */
export function stripInvisible(text: string): string {
  const visible = text.replace(CONTROLS, ' ').replace(INVISIBLE, '')
  return visible.replace(JOINERS, (joiner, at: number) => (isSpelling(visible, at, joiner) ? joiner : ''))
}

/** A name, title or file name as stored and shown: {@link stripInvisible}, trimmed. */
export const cleanName = (text: string): string => stripInvisible(text).trim()

function isSpelling(text: string, at: number, joiner: string): boolean {
  // Any character has at most two code units.
  const before = text.slice(Math.max(0, at - 2), at)
  const after = text.slice(at + 1, at + 3)
  if (AFTER_LETTER.test(before) && BEFORE_LETTER.test(after)) return true
  // Malayalam spells a final consonant with a virama and a zero-width joiner.
  if (joiner === '\u{200D}' && before.endsWith('\u{D4D}')) return true
  return joiner === '\u{200D}' && AFTER_EMOJI.test(before) && BEFORE_EMOJI.test(after)
}

/** True when a cleaned name has a visible character. */
export const isVisibleName = (text: string): boolean => /[^\s\u{2800}\p{M}]/u.test(text)
