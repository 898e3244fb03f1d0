import { chakra } from '@chakra-ui/react'

const Hit = chakra('mark')
const open = '\uE000'
const close = '\uE001'

/** Splits a passage of the search at its marks, in order. */
export function splitSnippet(passage: string): { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = []
  for (const [index, piece] of passage.split(open).entries()) {
    if (index === 0) {
      parts.push({ text: piece, isHit: false })
      continue
    }
    const end = piece.indexOf(close)
    const hit = end === -1 ? piece : piece.slice(0, end)
    parts.push({ text: hit, isHit: true }, { text: end === -1 ? '' : piece.slice(end + 1), isHit: false })
  }
  return parts.filter((part) => part.text !== '')
}

/** A passage with what was found in it highlighted. */
export function ItemSearchSnippet({ passage }: { passage: string }) {
  return splitSnippet(passage).map((part, index) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no identity but their order
      <Hit key={index} bg="mark.muted" color="fg" borderRadius="2px" px="0.5">
        {part.text}
      </Hit>
    ) : (
      part.text
    ),
  )
}
