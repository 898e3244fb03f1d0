import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useState } from 'react'
import { kanbanData, readKanbanData } from './drag-data.ts'
import { useKanban } from './kanban-context.ts'

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
