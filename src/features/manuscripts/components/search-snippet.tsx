import { chakra } from '@chakra-ui/react'

const Hit = chakra('mark')
const open = '\uE000'
const close = '\uE001'

/** Splits a search snippet at its highlight marks. */
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

/** A search snippet with highlighted matches. */
export function ItemSearchSnippet({ passage }: { passage: string }) {
  return splitSnippet(passage).map((part, index) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet have no id
      <Hit key={index} bg="mark.muted" color="fg" borderRadius="2px" px="0.5">
        {part.text}
      </Hit>
    ) : (
      part.text
    ),
  )
}
