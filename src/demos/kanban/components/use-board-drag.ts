import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { kanbanData, readKanbanData } from './drag-data.ts'
import { useKanban } from './kanban-context.ts'

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
