import { foldAccents } from '@contract/fold-accents.ts'

/** A part of a text and whether it matches the query. */
export type MatchPiece = { text: string; isMatch: boolean }

/** Lower-case text without accents, with the index each character has in `text`. */
function fold(text: string): { folded: string; from: number[] } {
  let folded = ''
  const from: number[] = []
  let index = 0
  for (const character of text) {
    const plain = foldAccents(character)
    for (let i = 0; i < plain.length; i += 1) from.push(index)
    folded += plain
    index += character.length
  }
  return { folded, from: [...from, index] }
}

/** Splits text into parts that match the query and parts between them. */
export function splitMatches(text: string, q: string): MatchPiece[] {
  const { folded, from } = fold(text)
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const word of fold(q).folded.split(/\s+/).filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      isMatch.fill(true, from[at], from[at + word.length])
  }
  const pieces: MatchPiece[] = []
  for (let start = 0; start < text.length; ) {
    let end = start + 1
    while (end < text.length && isMatch[end] === isMatch[start]) end += 1
    pieces.push({ text: text.slice(start, end), isMatch: isMatch[start] === true })
    start = end
  }
  return pieces
}
