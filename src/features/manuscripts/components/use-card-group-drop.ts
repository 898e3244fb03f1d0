import {
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'
import { draggedItem } from '../shared/binder/drag-data.ts'
import { useCards } from './card-context.ts'
import { cardSpotOf } from './use-item-card-drag.ts'

/** The group of a drop target, null for the group without an id; undefined for a target that is no group. */
export const groupOf = ({ groupId }: Record<string | symbol, unknown>): string | null | undefined =>
  typeof groupId === 'string' || groupId === null ? groupId : undefined

/** Makes a group of cards a drop target; true while a drop beside its cards would change the dragged item. */
export function useCardGroupDrop(section: RefObject<HTMLElement | null>, groupId: string | null): boolean {
  const { manuscriptId, mayEdit, mayDropInGroup } = useCards()
  const [isTarget, setIsTarget] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element || !mayEdit) return
    const show = ({ self, location }: ElementDropTargetEventBasePayload) =>
      setIsTarget(
        self.data.isAllowed === true &&
          !location.current.dropTargets.some(({ data }) => cardSpotOf(data) !== null),
      )
    const leave = () => setIsTarget(false)
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedItem(source.data, manuscriptId) !== null,
      getData: ({ source }) => ({
        groupId,
        isAllowed: mayDropInGroup(draggedItem(source.data, manuscriptId) ?? '', groupId),
      }),
      onDragEnter: show,
      onDrag: show,
      onDragLeave: leave,
      onDrop: leave,
    })
  }, [section, manuscriptId, groupId, mayEdit, mayDropInGroup])
  return isTarget
}
