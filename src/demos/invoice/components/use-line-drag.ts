import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const kind = 'invoice-line'

type LineDrag = {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  at: number
  /** Moves a line to the position that it has afterwards. */
  onMove: (from: number, to: number) => void
}

/** Makes an invoice line draggable by its handle and a drop target; returns the edge where a line would be dropped. */
export function useLineDrag({ row, handle, at, onMove }: LineDrag): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null)
  const handleDrop = useEffectEvent((from: number, target: Edge | null) => {
    const gap = at + (target === 'bottom' ? 1 : 0)
    const to = from < gap ? gap - 1 : gap
    if (to !== from) onMove(from, to)
  })
  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (!element || !dragHandle) return
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ kind, at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === kind,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => setEdge(source.data.at === at ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          handleDrop(Number(source.data.at), extractClosestEdge(self.data))
        },
      }),
    )
  }, [row, handle, at])
  return edge
}
