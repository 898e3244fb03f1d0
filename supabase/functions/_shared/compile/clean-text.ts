// XML 1.0 has no such characters, and no other format shows them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text without characters that XML forbids; a lone surrogate becomes U+FFFD. */
export const bookText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(FORBIDDEN, '').replace(LONE_SURROGATE, '\ufffd')

/** A text on one line, as titles are. */
export const bookLine = (text: string): string =>
  bookText(text)
    .replace(/\s*[\n\u2028\u2029]\s*/g, ' ')
    .trim()

/** Escapes a text for XML content and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const RTL =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** True when a text has letters of a script that is written from right to left. */
export const hasRightToLeft = (text: string): boolean => RTL.test(text)

const RTL_LANGUAGE = /^(ar|he|fa|ur|yi|ps|sd|ug|dv|ckb)\b/

/** The writing direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RTL_LANGUAGE.test(language) ? 'rtl' : 'ltr')
