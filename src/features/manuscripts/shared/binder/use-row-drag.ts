import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { type RefObject, useEffect, useState } from 'react'
import type { DropSpot } from '../../model/moves.ts'
import { TRASH_ID } from '../../model/rows.ts'
import type { BinderCommands } from './binder-context.ts'
import { dragData, draggedItem } from './drag-data.ts'

const expandAfterMs = 500
const spots = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const

/** The drop position, read from the data of the drop target. */
export function spotOf(data: Record<string | symbol, unknown>): DropSpot | null {
  const instruction = extractInstruction(data)
  return instruction && !instruction.blocked ? spots[instruction.operation] : null
}

type RowDrag = {
  row: RefObject<HTMLElement | null>
  manuscriptId: string
  id: string
  isEnabled: boolean
  isExpanded: boolean
  isExpandable: boolean
  commands: Pick<BinderCommands, 'expand' | 'mayDrop'>
}

/**
 * Makes a row draggable and a drop target; returns the current drop position and whether the row is dragged.
 */
export function useRowDrag(options: RowDrag) {
  const { row, manuscriptId, id, isEnabled, isExpanded, isExpandable, commands } = options
  const [spot, setSpot] = useState<DropSpot | null>(null)
  const [isDragged, setIsDragged] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element || !isEnabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      timer = undefined
      setSpot(null)
    }
    const hover = (data: Record<string | symbol, unknown>) => {
      const next = spotOf(data)
      setSpot(next)
      const opens = next === 'inside' && isExpandable && !isExpanded
      if (opens) timer ??= setTimeout(() => commands.expand(id), expandAfterMs)
      else {
        clearTimeout(timer)
        timer = undefined
      }
    }
    const availability = (dragged: string, where: DropSpot) =>
      commands.mayDrop(dragged, id, where) ? 'available' : 'not-available'
    const stop = combine(
      id === TRASH_ID
        ? () => undefined
        : draggable({
            element,
            getInitialData: () => dragData(manuscriptId, id),
            onDragStart: () => setIsDragged(true),
            onDrop: () => setIsDragged(false),
          }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = draggedItem(source.data, manuscriptId)
          return dragged !== null && dragged !== id
        },
        getData: ({ input, source }) => {
          const dragged = draggedItem(source.data, manuscriptId) ?? ''
          return attachInstruction(
            { id },
            {
              input,
              element,
              operations: {
                'reorder-before': availability(dragged, 'before'),
                combine: availability(dragged, 'inside'),
                // The first child follows an expanded branch, so "after" would show at the wrong position.
                'reorder-after': isExpanded ? 'not-available' : availability(dragged, 'after'),
              },
            },
          )
        },
        onDrag: ({ self }) => hover(self.data),
        onDragLeave: leave,
        onDrop: leave,
      }),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [row, manuscriptId, id, isEnabled, isExpanded, isExpandable, commands])
  return { spot, isDragged }
}
