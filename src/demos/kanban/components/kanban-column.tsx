import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { isDoneBoard } from '../model/done-board.ts'
import { AddCard } from './add-card.tsx'
import { useBoardDrag } from './kanban-drag.ts'
import { KanbanTile } from './kanban-tile.tsx'

type KanbanColumnProps = {
  board: KanbanBoard
  cards: readonly KanbanCard[]
  mayAdd: boolean
  actions: readonly ContextMenuItem[]
}

const styles = {
  position: 'relative',
  scrollSnapAlign: 'start',
  flex: 'none',
  width: { base: '84vw', sm: '300px' },
  maxWidth: '300px',
  maxHeight: 'full',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.subtle',
  borderRadius: 'card',
  borderWidth: '1px',
  '&[data-over]': { borderColor: 'brand.solid' },
  '&[data-edge=left]': { boxShadow: '-4px 0 0 0 var(--qp-colors-brand-solid)' },
  '&[data-edge=right]': { boxShadow: '4px 0 0 0 var(--qp-colors-brand-solid)' },
} as const

/** A board: its title, its shown cards, and a field that adds a card. */
export function KanbanColumn({ board, cards, mayAdd, actions }: KanbanColumnProps) {
  const intl = useIntl()
  const t = useT('kanban.board')
  const menu = useContextMenu()
  const refs = {
    board: useRef<HTMLElement>(null),
    handle: useRef<HTMLDivElement>(null),
    list: useRef<HTMLUListElement>(null),
  }
  const { edge, isOver } = useBoardDrag(refs, board.id)
  const hidden = board.itemsIds.length - cards.length
  return (
    <chakra.section
      ref={refs.board}
      aria-label={board.title}
      css={styles}
      data-board-id={board.id}
      data-edge={edge ?? undefined}
      data-over={isOver || undefined}
    >
      <Flex
        ref={refs.handle}
        align="center"
        gap="2"
        ps="3"
        pe="1"
        py="1.5"
        cursor={actions.length > 0 ? 'grab' : undefined}
      >
        <Heading as="h2" textStyle="sm" fontWeight="semibold" truncate dir="auto">
          {board.title}
        </Heading>
        <Text color="fg.muted" textStyle="xs">
          <Box as="span" srOnly>
            {t('count', { count: cards.length })}
          </Box>
          <span aria-hidden>{intl.formatNumber(cards.length)}</span>
        </Text>
        {actions.length > 0 ? (
          <IconButton
            size="xs"
            ms="auto"
            data-board-menu=""
            label={t('actions', { title: board.title })}
            onClick={(event) => menu.openFromButton(event.currentTarget, actions, board.title)}
          >
            <Ellipsis />
          </IconButton>
        ) : null}
      </Flex>
      <chakra.ul
        ref={refs.list}
        listStyleType="none"
        aria-label={t('cards', { title: board.title })}
        tabIndex={-1}
        flex="1"
        minH="12"
        overflowY="auto"
        px="2"
        pb="2"
        pt="1"
        display="flex"
        flexDirection="column"
        gap="2"
      >
        {cards.map((card) => (
          <KanbanTile key={card.id} card={card} isDone={isDoneBoard(board)} />
        ))}
      </chakra.ul>
      {hidden > 0 ? (
        <Text px="3" pb="2" textStyle="xs" color="fg.muted">
          {t('hidden', { count: hidden })}
        </Text>
      ) : null}
      {mayAdd ? <AddCard board={board} /> : null}
    </chakra.section>
  )
}
