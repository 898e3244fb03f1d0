import { Box, Flex, Skeleton } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { useMemo, useRef } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { Delayed } from '@/ui/feedback/states.tsx'
import { type CardFilters, isCardShown } from '../model/card-moves.ts'
import { KanbanColumn } from './kanban-column.tsx'
import { useKanbanDrops } from './kanban-drag.ts'
import { useBoardActions } from './use-board-actions.ts'
import { useCardActions } from './use-card-actions.ts'
import { KanbanProvider, useKanbanCommands } from './use-kanban-commands.ts'

type BoardRowProps = {
  boards: readonly KanbanBoard[]
  cards: readonly KanbanCard[]
  filters: CardFilters
  onClearFilters: () => void
  onOpenCard: (id: number) => void
  onRename: (board: KanbanBoard) => void
}

/** Fills the window below the page header, so that each board scrolls on its own. */
const height = { base: '70dvh', md: 'max(420px, calc(100dvh - var(--bar-height) - 250px))' }
// Positioned, so that hidden texts of the cards do not widen the page.
const row = { position: 'relative', gap: '3', align: 'flex-start', overflowX: 'auto', pb: '3' } as const

/** The boards side by side. */
export function BoardRow({ boards, cards, filters, onClearFilters, onOpenCard, onRename }: BoardRowProps) {
  const ability = useAbility()
  const menu = useContextMenu()
  const element = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const commands = useKanbanCommands({
    boards,
    cards: byId,
    isFiltered: filters.member !== '' || filters.label !== '',
    mayChange: ability.can('update', 'demo'),
    onClearFilters,
    onOpen: onOpenCard,
    onMenu: (id, event) => {
      const card = byId.get(id)
      if (!card) return
      if (event.type === 'contextmenu') menu.openFromEvent(event, cardActions(card), card.title)
      else menu.openFromButton(event.currentTarget, cardActions(card), card.title)
    },
  })
  const cardActions = useCardActions({
    boards,
    onOpen: onOpenCard,
    onStep: commands.stepCard,
    onMoveTo: (cardId, boardId) => commands.moveCardTo(cardId, boardId),
  })
  const boardActions = useBoardActions({ boards, onRename, onMove: commands.dropBoard })
  useKanbanDrops(element, boards, commands)
  return (
    <KanbanProvider value={commands}>
      <Flex ref={element} {...row} height={height} scrollSnapType={{ base: 'x proximity', md: 'none' }}>
        {boards.map((board) => (
          <KanbanColumn
            key={board.id}
            board={board}
            cards={board.itemsIds.flatMap((id) => {
              const card = byId.get(id)
              return card && isCardShown(card, filters) ? [card] : []
            })}
            mayAdd={ability.can('create', 'demo')}
            actions={boardActions(board)}
          />
        ))}
      </Flex>
    </KanbanProvider>
  )
}

/** The shape of the boards while they load. */
export function BoardRowSkeleton() {
  return (
    <Delayed>
      <Flex {...row} aria-hidden>
        {[4, 3, 2].map((count) => (
          <Box key={count} width="300px" flex="none" bg="bg.subtle" borderRadius="card" p="2">
            <Skeleton height="5" width="40%" mb="3" />
            {['first', 'second', 'third', 'fourth'].slice(0, count).map((card) => (
              <Skeleton key={card} height="92px" mb="2" borderRadius="card" />
            ))}
          </Box>
        ))}
      </Flex>
    </Delayed>
  )
}
