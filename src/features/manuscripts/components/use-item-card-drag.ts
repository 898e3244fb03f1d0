import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useState } from 'react'
import type { DropSpot } from '../model/moves.ts'
import { dragData, draggedItem } from '../shared/binder/drag-data.ts'
import { spotOf } from '../shared/binder/use-row-drag.ts'
import { useCards } from './card-context.ts'

const mirrored: Readonly<Record<DropSpot, DropSpot>> = { before: 'after', after: 'before', inside: 'inside' }

/** The drop position, read from the data of a card. */
export const cardSpotOf = (data: Record<string | symbol, unknown>): DropSpot | null =>
  data.spot === 'before' || data.spot === 'after' || data.spot === 'inside' ? data.spot : null

/** Makes a card draggable and a drop target; returns the current drop position and whether the card is dragged. */
export function useItemCardDrag(card: RefObject<HTMLElement | null>, id: string, isEnabled: boolean) {
  const { manuscriptId, mayDrop, columns } = useCards()
  const [spot, setSpot] = useState<DropSpot | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const element = card.current
    if (!element || !isEnabled) return
    const leave = () => setSpot(null)
    return combine(
      draggable({
        element,
        getInitialData: () => dragData(manuscriptId, id),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        // A card is a target of its own drag too, so that dropping it where it was moves nothing.
        canDrop: ({ source }) => draggedItem(source.data, manuscriptId) !== null,
        // The last card stays the target over the gap between two cards.
        getIsSticky: () => true,
        getData: ({ input, source }) => {
          const dragged = draggedItem(source.data, manuscriptId) ?? ''
          const isRow = columns() > 1
          const isMirrored = isRow && getComputedStyle(element).direction === 'rtl'
          const availability = (where: DropSpot) =>
            mayDrop(dragged, id, isMirrored ? mirrored[where] : where) ? 'available' : 'not-available'
          const seen = spotOf(
            attachInstruction(
              {},
              {
                input,
                element,
                axis: isRow ? 'horizontal' : 'vertical',
                operations: {
                  'reorder-before': availability('before'),
                  'reorder-after': availability('after'),
                  combine: availability('inside'),
                },
              },
            ),
          )
          return { id, spot: seen && isMirrored ? mirrored[seen] : seen }
        },
        onDrag: ({ self }) => setSpot(cardSpotOf(self.data)),
        onDragLeave: leave,
        onDrop: leave,
      }),
    )
  }, [card, manuscriptId, id, isEnabled, mayDrop, columns])
  return { spot, isDragged }
}
