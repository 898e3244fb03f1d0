import { Box, Flex } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { FormattedMessage } from 'react-intl'
import { isProse } from '../model/item-types.ts'
import { ItemLabelDot } from '../shared/item-label-dot.tsx'

/** Label, status and word count of an item in one line. */
export function ItemDescription({ item, words = item.wordCount }: { item: ItemSummary; words?: number }) {
  return (
    <Flex gap="3" rowGap="1" wrap="wrap" align="center" textStyle="xs" color="fg.muted">
      {item.label ? (
        <Flex as="span" gap="1.5" align="center" minW="0">
          <ItemLabelDot colour={item.label.colour} size="2" />
          <Box as="span" truncate dir="auto">
            {item.label.name}
          </Box>
        </Flex>
      ) : null}
      {item.status ? (
        <Box as="span" truncate dir="auto">
          {item.status}
        </Box>
      ) : null}
      {words > 0 ? (
        <Box as="span" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="manuscripts.words" values={{ count: words }} />
        </Box>
      ) : null}
      {isProse(item.type) && !item.includeInCompile ? (
        <Box as="span">
          <FormattedMessage id="manuscripts.binder.not-compiled" />
        </Box>
      ) : null}
    </Flex>
  )
}
