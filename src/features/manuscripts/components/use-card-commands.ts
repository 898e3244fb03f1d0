import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { ItemSummary } from '@contract/items.ts'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { isContainer } from '../model/item-types.ts'
import { type DropSpot, dropPlace, shiftBy } from '../model/moves.ts'
import { childrenOf } from '../model/tree.ts'
import type { MenuFor } from '../shared/item-actions/use-item-menu.tsx'
import type { CardCommands } from './card-context.ts'
import { useAnnouncedMove } from './use-announced-move.ts'

type Options = {
  grid: RefObject<HTMLElement | null>
  manuscriptId: string
  mayEdit: boolean
  actions: ItemActions
  onOpen: (item: ItemSummary) => void
  menuFor: MenuFor
}

/** The commands of the corkboard: moves are announced with the new position, and a moved card stays in view. */
export function useCardCommands(
  options: Options,
): CardCommands & { drop: (id: string, targetId: string, spot: DropSpot) => void } {
  const t = useT('manuscripts.card')
  const { grid, manuscriptId, mayEdit, actions } = options
  const move = useAnnouncedMove(actions)
  const latest = useRef({ ...options, t })
  // The card that the keyboard moved, until it is shown at its new position.
  const moved = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { ...options, t }
    if (moved.current === null) return
    grid.current
      ?.querySelector(`[data-card="${CSS.escape(moved.current)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
    moved.current = null
  })
  return useMemo(() => {
    return {
      manuscriptId,
      mayEdit,
      actions,
      open: (item) => latest.current.onOpen(item),
      menuFor: (item, onRename) => latest.current.menuFor(item, onRename),
      columns: () =>
        grid.current ? (getComputedStyle(grid.current).gridTemplateColumns.match(/px/g)?.length ?? 1) : 1,
      shift(id, steps) {
        if (!mayEdit) return
        const place = shiftBy(actions.tree(), id, steps)
        if (!place) return announce(latest.current.t('edge'))
        moved.current = id
        move(id, place)
      },
      mayDrop(id, targetId, spot) {
        const tree = actions.tree()
        const target = tree.byId.get(targetId)
        // A card in the middle of a scene would disappear from the folder, so only folders take cards in.
        const takesIn = target && (isContainer(target.type) || childrenOf(tree, targetId).length > 0)
        return (spot !== 'inside' || takesIn === true) && dropPlace(tree, id, targetId, spot) !== null
      },
      drop(id: string, targetId: string, spot: DropSpot) {
        const place = dropPlace(actions.tree(), id, targetId, spot)
        if (place) move(id, place)
      },
    } satisfies ReturnType<typeof useCardCommands>
  }, [grid, manuscriptId, mayEdit, actions, move])
}
