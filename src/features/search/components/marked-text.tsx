import { Mark } from '@chakra-ui/react'
import { splitMatches } from '../model/split-matches.ts'

/** Text with the matches of the query marked. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  let start = 0
  return splitMatches(text, q).map((piece) => {
    const key = start
    start += piece.text.length
    return piece.isMatch ? (
      <Mark key={key} bg="mark.muted" color="inherit" borderRadius="2px">
        {piece.text}
      </Mark>
    ) : (
      piece.text
    )
  })
}
