import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { ItemSummary } from '@contract/items.ts'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import {
  type CardBoard,
  type CardChange,
  cardGroups,
  moveBySteps,
  moveIntoGroup,
} from '../model/card-groups.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { holdsItems } from '../model/item-types.ts'
import { type DropSpot, dropPlace } from '../model/moves.ts'
import { type BinderTree, childrenOf } from '../model/tree.ts'
import type { MenuFor } from '../shared/item-actions/use-item-menu.tsx'
import type { CardCommands } from './card-context.ts'
import { useAnnouncedMove } from './use-announced-move.ts'

type Options = {
  grid: RefObject<HTMLElement | null>
  manuscriptId: string
  board: CardBoard
  /** The items that are shown; a drag reads them for each frame. */
  tree: BinderTree
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
export function columnsOf(grid: HTMLElement | null): number {
  const list = grid?.querySelector('ul')
  return list ? (getComputedStyle(list).gridTemplateColumns.match(/px/g)?.length ?? 1) : 1
}

/** The commands of the corkboard: moves are announced with the new position, and a moved card stays in view. */
export function useCardCommands(options: Options): CardCommands & {
  drop: (id: string, targetId: string, spot: DropSpot) => void
  dropInGroup: (id: string, groupId: string | null) => void
} {
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
    const selectedWith = (id: string) => {
      const { several } = latest.current
      return several?.some((item) => item.id === id) ? several : null
    }
    /** Sets a label and announces the position in the group of that label. */
    const setLabel = (id: string, labelId: string | null) => {
      const { board, t: say, intl: words } = latest.current
      const tree = actions.tree()
      const item = tree.byId.get(id)
      if (!item) return
      const cards = cardGroups(board, tree).find((group) => group.id === labelId)?.items ?? []
      const order = childrenOf(tree, board.folderId).filter((one) => one.id === id || cards.includes(one))
      const label = board.labels.find((one) => one.id === labelId)?.name
      announce(
        say('moved-into', {
          title: item.title || words.formatMessage({ id: 'manuscripts.untitled' }),
          folder: label ?? words.formatMessage({ id: 'manuscripts.filter.label-none' }),
          position: order.findIndex((one) => one.id === id) + 1,
          count: order.length,
        }),
      )
      void actions.setLabel(item, labelId)
    }
    const apply = (id: string, change: CardChange) => {
      const all = selectedWith(id)
      if ('place' in change) return all ? void actions.moveAll(all, change.place) : move(id, change.place)
      if (all) void actions.setLabelOfAll(all, change.labelId)
      else setLabel(id, change.labelId)
    }
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
      folderMenu: (item, onRename) => latest.current.menuFor(item, onRename),
      columns: () => columnsOf(grid.current),
      shift(id, steps) {
        if (!mayEdit) return
        const { board } = latest.current
        // The last of several cards leads them on, the first one back; to a label, the one with the focus does.
        const first = board.arrangement === 'label' ? undefined : selectedWith(id)?.at(steps > 0 ? -1 : 0)
        const leader = first?.id ?? id
        const tree = actions.tree()
        const change = moveBySteps(board, cardGroups(board, tree), tree, leader, steps)
        if (!change) return announce(latest.current.t(board.arrangement === 'label' ? 'edge-label' : 'edge'))
        moved.current = id
        apply(id, change)
      },
      mayDrop(id, targetId, spot) {
        const { board, tree } = latest.current
        // Within a label the order of the binder stays.
        if (board.arrangement === 'label') return false
        const target = tree.byId.get(targetId)
        // A card in the middle of a scene would disappear from the folder, so only folders take cards in.
        const takesIn = target !== undefined && holdsItems(tree, target)
        return (spot !== 'inside' || takesIn) && dropPlace(tree, id, targetId, spot) !== null
      },
      mayDropInGroup: (id, groupId) =>
        moveIntoGroup(latest.current.board, latest.current.tree, id, groupId) !== null,
      drop(id: string, targetId: string, spot: DropSpot) {
        const place = dropPlace(actions.tree(), id, targetId, spot)
        if (place) apply(id, { place })
      },
      dropInGroup(id: string, groupId: string | null) {
        const change = moveIntoGroup(latest.current.board, actions.tree(), id, groupId)
        if (change) apply(id, change)
      },
    } satisfies ReturnType<typeof useCardCommands>
  }, [grid, manuscriptId, mayEdit, actions, move])
}
