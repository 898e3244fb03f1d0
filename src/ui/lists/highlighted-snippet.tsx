import { chakra } from '@chakra-ui/react'

const Hit = chakra('mark')

/** A search snippet of the API with highlighted hits, which are between U+E000 and U+E001. */
export function HighlightedSnippet({ snippet }: { snippet: string }) {
  return snippet.split('\uE000').flatMap((piece, index) => {
    if (index === 0) return [piece]
    const [hit = '', ...rest] = piece.split('\uE001')
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet have no id
      <Hit key={index} bg="mark.muted" color="fg" borderRadius="2px">
        {hit}
      </Hit>,
      rest.join(''),
    ]
  })
}
