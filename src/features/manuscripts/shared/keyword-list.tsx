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
        {colour === undefined ? null : (
          <Box as="span" me="1">
            <ItemLabelDot colour={colour} size="2" />
          </Box>
        )}
        <bdi>{keyword}</bdi>
        {at < keywords.length - 1 ? ',' : null}
      </Box>
    )
  })
}
