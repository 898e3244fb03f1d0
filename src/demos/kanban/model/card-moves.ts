import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'

/** A move of one card: before another card of a board, or to its end. */
export type CardMove = { cardId: number; boardId: number; beforeId: number | null }

/** Applies a move; boards that do not change stay the same objects. */
export function applyCardMove(
  boards: readonly KanbanBoard[],
  { cardId, boardId, beforeId }: CardMove,
): KanbanBoard[] {
  if (!boards.some(({ id }) => id === boardId)) return [...boards]
  return boards.map((board) => {
    const isTarget = board.id === boardId
    if (!isTarget && !board.itemsIds.includes(cardId)) return board
    const itemsIds = board.itemsIds.filter((id) => id !== cardId)
    if (isTarget) {
      const at = beforeId === null ? -1 : itemsIds.indexOf(beforeId)
      itemsIds.splice(at < 0 ? itemsIds.length : at, 0, cardId)
    }
    return { ...board, itemsIds }
  })
}

/** Returns the board and the index of a card and the number of cards on the board; null for an unknown card. */
export function cardPlace(boards: readonly KanbanBoard[], cardId: number) {
  for (const [boardIndex, board] of boards.entries()) {
    const index = board.itemsIds.indexOf(cardId)
    if (index >= 0) return { board, boardIndex, index, count: board.itemsIds.length }
  }
  return null
}

/** A step of a card by key or menu. */
export type CardStep = 'up' | 'down' | 'previous' | 'next'

/** The move of a step; null at the edge of a board or of the row of boards. */
export function moveByStep(boards: readonly KanbanBoard[], cardId: number, step: CardStep): CardMove | null {
  const place = cardPlace(boards, cardId)
  if (!place) return null
  const { board, boardIndex, index, count } = place
  if (step === 'up') {
    return index === 0 ? null : { cardId, boardId: board.id, beforeId: board.itemsIds[index - 1] ?? null }
  }
  if (step === 'down') {
    return index === count - 1
      ? null
      : { cardId, boardId: board.id, beforeId: board.itemsIds[index + 2] ?? null }
  }
  const target = boards[boardIndex + (step === 'next' ? 1 : -1)]
  return target ? { cardId, boardId: target.id, beforeId: null } : null
}

/** The chosen filters; an empty text filters nothing. */
export type CardFilters = { member: string; label: string }

/** Returns whether a card passes the filters. */
export const isCardShown = (card: KanbanCard, { member, label }: CardFilters): boolean =>
  (member === '' || card.members.some(({ name }) => name === member)) &&
  (label === '' || card.labels.includes(label))

/** All labels of the cards, sorted. */
export const labelsOf = (cards: readonly KanbanCard[]): string[] =>
  [...new Set(cards.flatMap(({ labels }) => labels))].sort((a, b) => a.localeCompare(b))
