import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { readKanbanData } from './drag-data.ts'
import type { KanbanCommands } from './kanban-context.ts'

const afterIn = (ids: readonly number[], id: number, moved: number) => {
  const others = ids.filter((one) => one !== moved)
  return others[others.indexOf(id) + 1] ?? null
}

/** Handles drops of cards and boards, and scrolls the row of boards during a drag. */
export function useKanbanDrops(
  row: RefObject<HTMLElement | null>,
  boards: readonly KanbanBoard[],
  { dropCard, dropBoard, mayChange }: KanbanCommands,
): void {
  const latest = useRef(boards)
  useEffect(() => {
    latest.current = boards
  }, [boards])
  useEffect(() => {
    const element = row.current
    if (!element || !mayChange) return
    return combine(
      autoScrollForElements({ element }),
      monitorForElements({
        onDrop({ source, location }) {
          const all = latest.current
          const [target] = location.current.dropTargets
          const overBoard = location.current.dropTargets
            .map(({ data }) => readKanbanData(data, 'board'))
            .find((id) => id !== null)
          const board = all.find(({ id }) => id === overBoard)
          if (!target || !board) return
          const edge = extractClosestEdge(target.data)
          const cardId = readKanbanData(source.data, 'card')
          if (cardId !== null) {
            const over = readKanbanData(target.data, 'card')
            const beforeId =
              over === null ? null : edge === 'top' ? over : afterIn(board.itemsIds, over, cardId)
            dropCard({ cardId, boardId: board.id, beforeId })
            return
          }
          const moved = readKanbanData(source.data, 'board')
          if (moved === null || moved === board.id) return
          const isRtl = getComputedStyle(element).direction === 'rtl'
          const isBefore = edge === (isRtl ? 'right' : 'left')
          const ids = all.map(({ id }) => id)
          dropBoard(moved, isBefore ? board.id : afterIn(ids, board.id, moved))
        },
      }),
    )
  }, [row, mayChange, dropCard, dropBoard])
}
