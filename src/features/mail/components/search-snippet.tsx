import { chakra } from '@chakra-ui/react'

const Hit = chakra('mark')

/** A passage of a search with what was found in it highlighted: hits stand between U+E000 and U+E001. */
export function MailSearchSnippet({ passage }: { passage: string }) {
  return passage.split('\uE000').flatMap((piece, index) => {
    if (index === 0) return [piece]
    const [hit = '', ...rest] = piece.split('\uE001')
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no identity but their order
      <Hit key={index} bg="mark.muted" color="fg" borderRadius="2px">
        {hit}
      </Hit>,
      rest.join(''),
    ]
  })
}
