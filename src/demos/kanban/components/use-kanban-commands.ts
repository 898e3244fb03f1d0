import { announce, cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { createContext, type MouseEvent, use, useEffect, useMemo, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useMoveBoard, useMoveCard } from '../api/board-changes.ts'
import { applyCardMove, type CardMove, type CardStep, cardPlace, moveByStep } from '../model/card-moves.ts'

/** The actions on cards and boards; the object stays the same, so that cards are not rendered again. */
export type KanbanCommands = {
  mayChange: boolean
  openCard: (id: number) => void
  stepCard: (id: number, step: CardStep) => void
  dropCard: (move: CardMove) => void
  /** Moves a card to the end of a board, by menu. */
  moveCardTo: (id: number, boardId: number) => void
  dropBoard: (boardId: number, beforeId: number | null) => void
  /** Opens the menu of a card at the pointer or below a button. */
  showCardMenu: (id: number, event: MouseEvent<HTMLElement>) => void
  /** Returns false, with a message, while filters hide cards. */
  mayDrag: () => boolean
}

const KanbanContext = createContext<KanbanCommands | null>(null)

export const KanbanProvider = KanbanContext.Provider

export function useKanban(): KanbanCommands {
  const commands = use(KanbanContext)
  if (!commands) throw new Error('useKanban needs a KanbanProvider above it')
  return commands
}

type Options = {
  boards: readonly KanbanBoard[]
  cards: ReadonlyMap<number, KanbanCard>
  isFiltered: boolean
  mayChange: boolean
  onClearFilters: () => void
  onOpen: (id: number) => void
  onMenu: KanbanCommands['showCardMenu']
}

/** Focuses a card and scrolls it into view. */
function focusCard(id: number) {
  const card = document.querySelector<HTMLElement>(`[data-card-id="${id}"] [data-card-open]`)
  card?.focus()
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The commands of the board: moves are announced, refused moves are explained, and the focus stays on the card. */
export function useKanbanCommands(options: Options): KanbanCommands {
  const t = useT('kanban.move')
  const { mutateAsync: moveCard } = useMoveCard()
  const { mutateAsync: moveBoard } = useMoveBoard()
  const latest = useRef({ ...options, t })
  useEffect(() => {
    latest.current = { ...options, t }
  })
  // Removes the announcements with the board.
  useEffect(() => cleanup, [])
  // The card to focus when its move is rendered, because another board mounts a new element for it.
  const wanted = useRef<{ id: number; boardId: number; index: number } | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { id, boardId, index } = wanted.current
    const place = cardPlace(options.boards, id)
    if (place?.board.id !== boardId || place.index !== index) return
    wanted.current = null
    focusCard(id)
  }, [options.boards])
  const { mayChange } = options
  return useMemo(() => {
    const refuseFiltered = () => {
      const { t: text, onClearFilters } = latest.current
      const title = text('filtered')
      toast.info({ title, action: { label: text('filtered.clear'), onClick: onClearFilters } })
      announce(title)
    }
    const wantFocus = (move: CardMove) => {
      const after = cardPlace(applyCardMove(latest.current.boards, move), move.cardId)
      if (after) wanted.current = { id: move.cardId, boardId: after.board.id, index: after.index }
    }
    const dropCard = (move: CardMove) => {
      const { boards, cards, t: text } = latest.current
      const title = cards.get(move.cardId)?.title ?? ''
      const after = cardPlace(applyCardMove(boards, move), move.cardId)
      if (!after) return
      const board = after.board.title
      announce(text('done', { title, board, position: after.index + 1, count: after.count }))
      // Each move has its own response; callbacks given to `mutate` run for the last move only.
      moveCard(move).catch(() => {
        const failed = text('failed', { title })
        toast.error({ title: failed })
        announce(failed)
      })
    }
    return {
      mayChange,
      openCard: (id) => latest.current.onOpen(id),
      showCardMenu: (id, event) => latest.current.onMenu(id, event),
      mayDrag: () => {
        if (!latest.current.isFiltered) return true
        refuseFiltered()
        return false
      },
      dropCard,
      stepCard: (id, step) => {
        const { boards, isFiltered, t: text } = latest.current
        if (!mayChange) return
        if (isFiltered && (step === 'up' || step === 'down')) return refuseFiltered()
        const move = moveByStep(boards, id, step)
        if (!move) return announce(text('edge'))
        wantFocus(move)
        dropCard(move)
      },
      moveCardTo: (id, boardId) => {
        const move = { cardId: id, boardId, beforeId: null }
        wantFocus(move)
        dropCard(move)
      },
      dropBoard: (boardId, beforeId) => {
        const { boards, t: text } = latest.current
        const title = boards.find(({ id }) => id === boardId)?.title ?? ''
        moveBoard({ boardId, beforeId }).then(
          ({ boards: now }) =>
            announce(text('board', { title, position: now.findIndex(({ id }) => id === boardId) + 1 })),
          () => toast.error({ title: text('failed', { title }) }),
        )
      },
    } satisfies KanbanCommands
  }, [mayChange, moveCard, moveBoard])
}
