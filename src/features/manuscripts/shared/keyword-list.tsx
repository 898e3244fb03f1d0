import { Flex } from '@chakra-ui/react'
import { use } from 'react'
import { ItemLabelDot } from './item-label-dot.tsx'
import { KeywordColoursContext } from './keyword-colours.ts'

/** Keywords on one line, each with its colour. */
export function KeywordList({ keywords }: { keywords: readonly string[] }) {
  const colours = new Map(Object.entries(use(KeywordColoursContext)))
  return keywords.map((keyword, at) => {
    const colour = colours.get(keyword)
    return (
      <Flex as="span" key={keyword} display="inline-flex" gap="1" align="center" me="1">
        {colour === undefined ? null : <ItemLabelDot colour={colour} size="2" />}
        <bdi>{at < keywords.length - 1 ? `${keyword},` : keyword}</bdi>
      </Flex>
    )
  })
}
