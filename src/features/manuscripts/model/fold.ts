const marks = /\p{M}/gu

/** Text for comparison: lower case, without accents and ligatures. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** True when the text contains every word of the query. */
export function matchesWords(text: string, question: string): boolean {
  const folded = fold(text)
  return fold(question)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
