/** A piece of text, and whether the query matches it. */
export type MatchPiece = { text: string; isMatch: boolean }

/** Text for comparing, with the index each of its characters has in `text`: lower case, without accents. */
function fold(text: string): { folded: string; from: number[] } {
  let folded = ''
  const from: number[] = []
  let index = 0
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let i = 0; i < plain.length; i += 1) from.push(index)
    folded += plain
    index += character.length
  }
  return { folded, from: [...from, index] }
}

/** Splits text into the parts that the words of the query match and the parts between. */
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
