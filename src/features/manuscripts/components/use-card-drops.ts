import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'
import type { DropSpot } from '../model/moves.ts'
import { draggedItem } from '../shared/binder/drag-data.ts'
import { groupOf } from './use-card-group-drop.ts'
import { cardSpotOf } from './use-item-card-drag.ts'

type CardDrops = {
  grid: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  manuscriptId: string
  isEnabled: boolean
  onDrop: (id: string, targetId: string, spot: DropSpot) => void
  onDropInGroup: (id: string, groupId: string | null) => void
}

/** Handles drops on cards and groups, and scrolls them during a drag near an edge. */
export function useCardDrops(options: CardDrops): void {
  const { grid, scroller, manuscriptId, isEnabled, onDrop, onDropInGroup } = options
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
          if (id === null) return
          // The innermost first: a card, then its group.
          for (const { element: target, data } of location.current.dropTargets) {
            const spot = cardSpotOf(data)
            if (!element.contains(target)) return
            if (spot && typeof data.id === 'string') return onDrop(id, data.id, spot)
            const groupId = groupOf(data)
            if (groupId !== undefined) return onDropInGroup(id, groupId)
          }
        },
      }),
    )
  }, [grid, scroller, manuscriptId, isEnabled, onDrop, onDropInGroup])
}
