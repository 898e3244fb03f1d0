import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { ItemSummary } from '@contract/items.ts'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
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
  /** The selected cards that are changed together. */
  several: readonly ItemSummary[] | null
  onOpen: (item: ItemSummary) => void
  onClick: CardCommands['click']
  onPick: (id: string) => void
  menuFor: MenuFor
  menuForAll: (items: readonly ItemSummary[]) => ContextMenuItem[]
}

/** The number of cards in a row. */
export const columnsOf = (grid: HTMLElement | null): number =>
  grid ? (getComputedStyle(grid).gridTemplateColumns.match(/px/g)?.length ?? 1) : 1

/** The commands of the corkboard: moves are announced with the new position, and a moved card stays in view. */
export function useCardCommands(
  options: Options,
): CardCommands & { drop: (id: string, targetId: string, spot: DropSpot) => void } {
  const t = useT('manuscripts.card')
  const intl = useIntl()
  const { grid, manuscriptId, mayEdit, actions } = options
  const move = useAnnouncedMove(actions)
  const latest = useRef({ ...options, t, intl })
  // The card that the keyboard moved, until it is shown at its new position.
  const moved = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { ...options, t, intl }
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
      click: (id, keys) => latest.current.onClick(id, keys),
      menuFor(item, onRename) {
        const { several, menuFor, menuForAll, onPick, intl: words } = latest.current
        if (!several?.includes(item))
          return {
            label: null,
            entries: menuFor(item, onRename, mayEdit ? () => onPick(item.id) : undefined),
          }
        const label = words.formatMessage({ id: 'manuscripts.outline.selected' }, { count: several.length })
        return { label, entries: menuForAll(several) }
      },
      columns: () => columnsOf(grid.current),
      shift(id, steps) {
        if (!mayEdit) return
        const { several } = latest.current
        const isOneOf = several?.some((item) => item.id === id)
        // The last of several cards leads them on, the first one back.
        const leader = isOneOf ? (several?.at(steps > 0 ? -1 : 0)?.id ?? id) : id
        const place = shiftBy(actions.tree(), leader, steps)
        if (!place) return announce(latest.current.t('edge'))
        moved.current = id
        if (several && isOneOf) void actions.moveAll(several, place)
        else move(id, place)
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
        const { several } = latest.current
        if (!place) return
        if (several?.some((item) => item.id === id)) void actions.moveAll(several, place)
        else move(id, place)
      },
    } satisfies ReturnType<typeof useCardCommands>
  }, [grid, manuscriptId, mayEdit, actions, move])
}
