import { Box } from '@chakra-ui/react'
import { use } from 'react'
import { ItemLabelDot } from './item-label-dot.tsx'
import { KeywordColoursContext } from './keyword-colours.ts'

/** Keywords on one line, each with its colour. */
export function KeywordList({ keywords }: { keywords: readonly string[] }) {
  const colours = new Map(Object.entries(use(KeywordColoursContext)))
  return keywords.map((keyword, at) => {
    const colour = colours.get(keyword)
    return (
      <Box as="span" key={keyword} me="1">
        {colour === undefined ? null : <ItemLabelDot colour={colour} size="2" />}
        <Box as="bdi" ms={colour === undefined ? undefined : '1'}>
          {at < keywords.length - 1 ? `${keyword},` : keyword}
        </Box>
      </Box>
    )
  })
}
