import { foldAccents } from './fold-accents.ts'

/** True when the text contains every word of the query. */
export function matchesWords(text: string, question: string): boolean {
  const folded = foldAccents(text)
  return foldAccents(question)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
