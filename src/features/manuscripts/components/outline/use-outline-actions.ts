import type { ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import type { ItemActions } from '../../model/item-actions.ts'
import { type DropSpot, dropPlace } from '../../model/moves.ts'
import { clickRow, pickRow, type RowSelection, selectOne, topmost } from '../../model/row-selection.ts'
import type { BinderRowData } from '../../model/rows.ts'
import { ancestorsOf, type BinderTree } from '../../model/tree.ts'
import type { MenuFor } from '../../shared/item-actions/use-item-menu.tsx'
import { useAnnouncedMove } from '../use-announced-move.ts'
import type { OutlineCommands } from './outline-context.ts'

type Input = {
  grid: RefObject<HTMLElement | null>
  manuscript: ManuscriptDetail
  tree: BinderTree
  mayEdit: boolean
  actions: ItemActions
  expanded: ReadonlySet<string>
  setExpanded: (ids: readonly string[], isOpen: boolean) => void
  setCurrentId: (id: string) => void
  /** True while the rows have the order of the binder. */
  isInOrder: boolean
  rows: readonly BinderRowData[]
  /** The selected items in the order of their rows. */
  selected: readonly ItemSummary[]
  setSelection: (change: (before: RowSelection) => RowSelection) => void
  menuFor: MenuFor
  menuForAll: (items: readonly ItemSummary[]) => ContextMenuItem[]
  onOpen: (item: ItemSummary) => void
}

/** The commands of the outline and the row whose title is edited next. */
export function useOutlineActions(input: Input) {
  const { grid, manuscript, mayEdit, actions, setExpanded, setCurrentId, setSelection } = input
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const announcedMove = useAnnouncedMove(actions)
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const latest = useRef({ ...input, intl, contextMenu })
  useEffect(() => {
    latest.current = { ...input, intl, contextMenu }
  })

  /** Starts the edit of a title in the same task, so that the field receives the next letter. */
  const rename = useCallback(
    (id: string) =>
      flushSync(() => {
        setCurrentId(id)
        setRenamedId(id)
      }),
    [setCurrentId],
  )

  const move = useCallback(
    (id: string, place: ItemPlacement) => {
      if (place.parentId) setExpanded([place.parentId], true)
      setCurrentId(id)
      const { selected, tree } = latest.current
      const isOneOf = selected.length > 1 && selected.some((item) => item.id === id)
      if (isOneOf) void actions.moveAll(topmost(tree, selected), place)
      else announcedMove(id, place)
    },
    [actions, announcedMove, setExpanded, setCurrentId],
  )

  const drop = useCallback(
    (id: string, targetId: string | null, spot: DropSpot) => {
      const place = targetId === null ? null : dropPlace(actions.tree(), id, targetId, spot)
      if (place) move(id, place)
    },
    [actions, move],
  )

  /** Shows a new item and starts renaming it in place. */
  const nameNew = useCallback(
    (id: string, parentId: string | null) => {
      if (parentId) {
        const above = ancestorsOf(actions.tree(), parentId).map((item) => item.id)
        setExpanded([parentId, ...above], true)
      }
      rename(id)
    },
    [actions, rename, setExpanded],
  )

  const add = useCallback(
    (type: ItemType, place: ItemPlacement) => {
      const id = crypto.randomUUID()
      void actions.create({ type, place }, id)
      nameNew(id, place.parentId)
    },
    [actions, nameNew],
  )

  const commands = useMemo<OutlineCommands>(
    () => ({
      manuscriptId: manuscript.id,
      mayEdit,
      actions,
      vocabulary: () => latest.current.manuscript,
      toggle: (id) => setExpanded([id], !latest.current.expanded.has(id)),
      expand: (id) => setExpanded([id], true),
      select(id) {
        setCurrentId(id)
        if (mayEdit) setSelection(() => selectOne(id))
      },
      selectBy(id, keys) {
        setCurrentId(id)
        if (mayEdit) setSelection((before) => clickRow(before, latest.current.rows, id, keys))
      },
      open(id) {
        const item = latest.current.tree.byId.get(id)
        if (item) latest.current.onOpen(item)
      },
      openItem: (item) => latest.current.onOpen(item),
      showMenu(id, point) {
        setCurrentId(id)
        const { tree, menuFor, menuForAll, selected } = latest.current
        const item = tree.byId.get(id)
        // A reader could only open the item, as its row does.
        if (!mayEdit || !item) return
        grid.current?.focus({ preventScroll: true })
        if (selected.length > 1 && selected.includes(item)) {
          const label = latest.current.intl.formatMessage(
            { id: 'manuscripts.outline.selected' },
            { count: selected.length },
          )
          return latest.current.contextMenu.openAt(point, menuForAll(selected), label)
        }
        setSelection(() => selectOne(id))
        const title = item.title || latest.current.intl.formatMessage({ id: 'manuscripts.untitled' })
        latest.current.contextMenu.openAt(
          point,
          menuFor(
            item,
            () => rename(id),
            () => setSelection((before) => pickRow(before, id)),
          ),
          title,
        )
      },
      mayDrop: (id, targetId, spot) =>
        latest.current.isInOrder && dropPlace(latest.current.tree, id, targetId, spot) !== null,
      renameStarted: () => setRenamedId(null),
      focus: () => grid.current?.focus({ preventScroll: true }),
    }),
    [grid, manuscript.id, mayEdit, actions, setExpanded, setCurrentId, setSelection, rename],
  )
  const refuseMove = () => toast.info({ title: intl.formatMessage({ id: 'manuscripts.outline.sorted' }) })
  return { commands, refuseMove, renamedId, rename, move, drop, add, nameNew }
}
