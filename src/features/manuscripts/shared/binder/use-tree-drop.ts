import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'
import type { DropSpot } from '../../model/moves.ts'
import { draggedItem } from './drag-data.ts'
import { spotOf } from './use-row-drag.ts'

const edge = 48
const fastest = 14

/** The scroll distance per frame near an edge of a box; it grows towards the edge. */
export function scrollStep(pointer: number, start: number, end: number): number {
  if (pointer < start + edge) return -Math.ceil(fastest * Math.min(1, (start + edge - pointer) / edge))
  if (pointer > end - edge) return Math.ceil(fastest * Math.min(1, (pointer - (end - edge)) / edge))
  return 0
}

type TreeDrop = {
  scroller: RefObject<HTMLElement | null>
  manuscriptId: string
  isEnabled: boolean
  /** `targetId` is null when the item was dropped below the last row. */
  onDrop: (id: string, targetId: string | null, spot: DropSpot) => void
}

/** Handles drops in the tree and scrolls it during a drag near its upper or lower edge. */
export function useTreeDrop({ scroller, manuscriptId, isEnabled, onDrop }: TreeDrop): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || !isEnabled) return
    let pointer: number | null = null
    let frame = 0
    const tick = () => {
      if (pointer === null) return
      const box = element.getBoundingClientRect()
      element.scrollTop += scrollStep(pointer, box.top, box.bottom)
      frame = requestAnimationFrame(tick)
    }
    const end = () => {
      pointer = null
      cancelAnimationFrame(frame)
    }
    const stop = combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedItem(source.data, manuscriptId) !== null,
        onDrag: ({ location }) => {
          const wasStill = pointer === null
          pointer = location.current.input.clientY
          if (wasStill) frame = requestAnimationFrame(tick)
        },
        onDragLeave: end,
        onDrop: end,
      }),
      monitorForElements({
        canMonitor: ({ source }) => draggedItem(source.data, manuscriptId) !== null,
        onDrop: ({ source, location }) => {
          const id = draggedItem(source.data, manuscriptId)
          const target = location.current.dropTargets[0]
          // A card of the corkboard handles its own drops.
          if (id === null || !target || !element.contains(target.element)) return
          if (target.element === element) return onDrop(id, null, 'after')
          const spot = spotOf(target.data)
          if (spot && typeof target.data.id === 'string') onDrop(id, target.data.id, spot)
        },
      }),
    )
    return () => {
      end()
      stop()
    }
  }, [scroller, manuscriptId, isEnabled, onDrop])
}
