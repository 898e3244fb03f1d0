/** Scripts without spaces between words, which the index cannot split. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns whether a text must be searched as a substring. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}
