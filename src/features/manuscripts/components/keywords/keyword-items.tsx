import { Button, Flex, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ItemIcon } from '../../shared/item-icon.tsx'

const MOST = 50

type KeywordItemsProps = {
  items: readonly ItemSummary[]
  label: string
  onOpen: (itemId: string) => void
}

/** The items of a keyword in binder order; each opens. */
export function KeywordItems({ items, label, onOpen }: KeywordItemsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, MOST)
  return (
    <>
      <Flex as="ul" direction="column" listStyleType="none" aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              width="full"
              minH={{ base: '11', md: '8' }}
              justifyContent="flex-start"
              fontWeight="normal"
              gap="2.5"
              onClick={() => onOpen(item.id)}
            >
              <ItemIcon item={item} />
              <Text as="span" dir="auto" truncate>
                {item.title || <FormattedMessage id="manuscripts.untitled" />}
              </Text>
            </Button>
          </li>
        ))}
      </Flex>
      {shown.length < items.length ? (
        <Button variant="outline" size="xs" mt="1" onClick={() => setIsWhole(true)}>
          <FormattedMessage id="manuscripts.keywords.show-all" values={{ count: items.length }} />
        </Button>
      ) : null}
    </>
  )
}
