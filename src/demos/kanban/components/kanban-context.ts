import { createContext, type MouseEvent, use } from 'react'
import type { CardMove, CardStep } from '../model/card-moves.ts'

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
