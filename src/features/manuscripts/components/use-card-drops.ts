import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'
import type { DropSpot } from '../model/moves.ts'
import { draggedItem } from '../shared/binder/drag-data.ts'
import { cardSpotOf } from './use-item-card-drag.ts'

type CardDrops = {
  grid: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  manuscriptId: string
  isEnabled: boolean
  onDrop: (id: string, targetId: string, spot: DropSpot) => void
}

/** Handles drops on cards and scrolls them during a drag near an edge. */
export function useCardDrops({ grid, scroller, manuscriptId, isEnabled, onDrop }: CardDrops): void {
  useEffect(() => {
    const element = grid.current
    const scrolled = scroller.current
    if (!element || !scrolled || !isEnabled) return
    const isOurs = ({ source }: { source: { data: Record<string | symbol, unknown> } }) =>
      draggedItem(source.data, manuscriptId) !== null
    return combine(
      scrolled === document.scrollingElement
        ? autoScrollWindowForElements({ canScroll: isOurs })
        : autoScrollForElements({ element: scrolled, canScroll: isOurs }),
      // Ends the target of the last card when the pointer leaves all of them.
      dropTargetForElements({ element, canDrop: isOurs }),
      monitorForElements({
        canMonitor: isOurs,
        onDrop: ({ source, location }) => {
          const id = draggedItem(source.data, manuscriptId)
          const target = location.current.dropTargets[0]
          if (id === null || !target || !element.contains(target.element)) return
          const spot = cardSpotOf(target.data)
          if (spot && typeof target.data.id === 'string') onDrop(id, target.data.id, spot)
        },
      }),
    )
  }, [grid, scroller, manuscriptId, isEnabled, onDrop])
}
