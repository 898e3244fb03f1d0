import { Box, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { branchWordCount } from '../model/counts.ts'
import { type BinderTree, childrenOf } from '../model/tree.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { ItemDescription } from './item-description.tsx'

const Cover = chakra('button')

type CorkboardProps = {
  tree: BinderTree
  items: readonly ItemSummary[]
  onOpen: (item: ItemSummary) => void
  menuFor: (item: ItemSummary) => ContextMenuItem[]
  /** Heading level of a card, one below the surrounding heading. */
  level: 'h2' | 'h3'
}

/** The contents of a folder as index cards: title, synopsis, label, status. */
export function Corkboard({ tree, items, onOpen, menuFor, level }: CorkboardProps) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))"
    >
      {items.map((item) => (
        <ItemCard key={item.id} {...{ tree, item, onOpen, menuFor, level }} />
      ))}
    </SimpleGrid>
  )
}

function ItemCard({
  tree,
  item,
  onOpen,
  menuFor,
  level,
}: Omit<CorkboardProps, 'items'> & { item: ItemSummary }) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const title = item.title || intl.formatMessage({ id: 'manuscripts.untitled' })
  const below = childrenOf(tree, item.id).length
  const isDim = !item.includeInCompile && (item.type === 'scene' || item.type === 'chapter')
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexDirection="column"
      minH="40"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      transition="box-shadow 140ms ease-out, transform 140ms ease-out"
      _hover={{ boxShadow: 'raised', transform: 'translateY(-1px)' }}
      onContextMenu={(event) => contextMenu.openFromEvent(event, menuFor(item), title)}
    >
      <Box
        aria-hidden
        height="3px"
        bg="border"
        style={item.label?.colour ? { backgroundColor: item.label.colour } : undefined}
      />
      <Flex gap="2" ps="4" pe="1.5" pt="2" align="flex-start">
        <Box color="fg.muted" pt="2">
          <ItemIcon item={item} />
        </Box>
        <Heading as={level} textStyle="sm" flex="1" minW="0" pt="1.5" color={isDim ? 'fg.muted' : 'fg'}>
          <Cover
            type="button"
            dir="auto"
            css={textAlignMatchParent}
            width="full"
            lineClamp="2"
            fontWeight="semibold"
            onClick={() => onOpen(item)}
            _before={{ content: '""', position: 'absolute', inset: '0' }}
            _focusVisible={{
              outline: 'none',
              _before: {
                outline: '2px solid',
                outlineColor: 'brand.focusRing',
                outlineOffset: '-3px',
                borderRadius: 'card',
              },
            }}
          >
            {title}
          </Cover>
        </Heading>
        <Box position="relative">
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
            onClick={(event) => contextMenu.openFromButton(event.currentTarget, menuFor(item), title)}
          >
            <Ellipsis />
          </IconButton>
        </Box>
      </Flex>
      <Box flex="1" px="4" py="1.5">
        {item.synopsis ? (
          <Text
            dir="auto"
            css={textAlignMatchParent}
            lineClamp="5"
            color="fg.muted"
            fontFamily="prose"
            lineHeight="1.5"
          >
            {item.synopsis}
          </Text>
        ) : (
          <Text color="fg.faint" textStyle="xs">
            {intl.formatMessage(
              { id: below > 0 ? 'manuscripts.items' : 'manuscripts.card.no-synopsis' },
              { count: below },
            )}
          </Text>
        )}
      </Box>
      <Box px="4" pb="3">
        <ItemDescription item={item} words={branchWordCount(tree, item.id)} />
      </Box>
    </Box>
  )
}
