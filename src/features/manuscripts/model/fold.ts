const marks = /\p{M}/gu

/** Text as searching compares it: without case and accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Whether every word of the question occurs in the text. */
export function matchesWords(text: string, question: string): boolean {
  const folded = fold(text)
  return fold(question)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
