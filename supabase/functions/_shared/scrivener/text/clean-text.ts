import { cleanName, isVisibleName } from '../../contract/clean-name.ts'

/** Characters that Postgres, JSON or a screen cannot represent: C0 and C1 controls except tab and newline, NUL, U+FFFE/F. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: vertical tab and form feed end lines in old texts
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\u000b\u000c]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: everything one of the three may change
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufffe\uffff]/
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text without control characters and lone surrogates; tabs and newlines stay, other line ends become `\n`. */
export function cleanText(text: string): string {
  // Nearly every text is clean, and one test is cheaper than three replacements.
  if (!SUSPECT.test(text)) return text
  return text.replace(LINE_ENDS, '\n').replace(UNWANTED, '').replace(LONE_SURROGATES, '')
}

/** One line of clean text without invisible characters: a title, a label, a keyword. */
export function cleanLine(text: string, maxLength: number): string {
  return cleanName(cutText(cleanName(cleanText(text)), maxLength))
}

/** As {@link cleanLine}, with a dash for a name of which nothing is visible. */
export function cleanVisibleLine(text: string, maxLength: number): string {
  const line = cleanLine(text, maxLength)
  return text.trim() === '' || isVisibleName(line) ? line : '–'
}

/** Truncates to `maxLength` UTF-16 units without splitting a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Decodes UTF-8, or UTF-16 with a byte order mark; invalid UTF-8 is decoded as windows-1252. */
export function decodePlainText(bytes: Uint8Array, latin: (bytes: Uint8Array) => string): string {
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return cleanText(new TextDecoder(label, { fatal: label === 'utf-8' }).decode(bytes))
  } catch {
    return cleanText(latin(bytes))
  }
}
