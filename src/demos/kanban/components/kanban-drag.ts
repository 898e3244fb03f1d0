import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type KanbanCommands, useKanban } from './use-kanban-commands.ts'

const key = Symbol('kanban')

type Dragged = { kind: 'card' | 'board'; id: number }

/** The data of a dragged card or board, and of a drop target. */
const kanbanData = (kind: Dragged['kind'], id: number): Record<string | symbol, unknown> => ({
  [key]: { kind, id } satisfies Dragged,
})

/** Reads the data of a card or board; null for something else. */
function readKanbanData(data: Record<string | symbol, unknown>, kind: Dragged['kind']): number | null {
  const dragged = data[key] as Dragged | undefined
  return dragged?.kind === kind ? dragged.id : null
}

/** Makes a card draggable and a drop target; returns the edge where a dragged card would be put. */
export function useCardDrag(element: RefObject<HTMLElement | null>, id: number) {
  const { mayChange, mayDrag } = useKanban()
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const card = element.current
    if (!card || !mayChange) return
    return combine(
      draggable({
        element: card,
        canDrag: () => mayDrag(),
        getInitialData: () => kanbanData('card', id),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: card,
        canDrop: ({ source }) => {
          const dragged = readKanbanData(source.data, 'card')
          return dragged !== null && dragged !== id
        },
        getData: ({ input }) =>
          attachClosestEdge(kanbanData('card', id), {
            element: card,
            input,
            allowedEdges: ['top', 'bottom'],
          }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    )
  }, [element, id, mayChange, mayDrag])
  return { edge, isDragged }
}

type Elements = Record<'board' | 'handle' | 'list', RefObject<HTMLElement | null>>

/** Makes a board draggable by its header, and a target for cards and boards; its list scrolls during a drag. */
export function useBoardDrag({ board, handle, list }: Elements, id: number) {
  const { mayChange } = useKanban()
  const [edge, setEdge] = useState<Edge | null>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const [element, dragHandle, scroller] = [board.current, handle.current, list.current]
    if (!element || !dragHandle || !scroller || !mayChange) return
    const leave = () => {
      setEdge(null)
      setIsOver(false)
    }
    return combine(
      draggable({ element, dragHandle, getInitialData: () => kanbanData('board', id) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          readKanbanData(source.data, 'card') !== null || (readKanbanData(source.data, 'board') ?? id) !== id,
        getData: ({ input }) =>
          attachClosestEdge(kanbanData('board', id), { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) => {
          const isCard = readKanbanData(source.data, 'card') !== null
          setIsOver(isCard)
          setEdge(isCard ? null : extractClosestEdge(self.data))
        },
        onDragLeave: leave,
        onDrop: leave,
      }),
      autoScrollForElements({
        element: scroller,
        canScroll: ({ source }) => readKanbanData(source.data, 'card') !== null,
      }),
    )
  }, [board, handle, list, id, mayChange])
  return { edge, isOver }
}

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
