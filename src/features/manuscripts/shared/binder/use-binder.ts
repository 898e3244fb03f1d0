import type { ItemPlacement, ItemSummary, ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Collections } from '../../api/collections.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { dropPlace } from '../../model/moves.ts'
import {
  clickRow,
  noSelection,
  type RowSelection,
  selectedItems,
  selectOne,
  severalOf,
  topmost,
} from '../../model/row-selection.ts'
import { collectionRows, TRASH_ID, visibleRows } from '../../model/rows.ts'
import { ancestorsOf, type BinderTree, placeBelow } from '../../model/tree.ts'
import { useCollection } from '../use-collection.ts'
import type { BinderCommands } from './binder-context.ts'
import { useCurrentRow } from './use-current-row.ts'
import { useExpansion } from './use-expansion.ts'

type Input = {
  manuscript: ManuscriptDetail
  tree: BinderTree
  collections: Collections | undefined
  selectedId: string | null
  actions: ItemActions
  canWrite: boolean
  onSelect: (id: string) => void
  onOpen: (id: string) => void
  onMenu: (id: string, point: { x: number; y: number }) => void
}

/** The state of the binder: expanded branches, the current and the selected rows, the renamed row, the filter. */
export function useBinder(input: Input) {
  const { manuscript, tree, collections, selectedId, actions } = input
  const { expanded, setExpanded } = useExpansion('binder', manuscript.id, tree)
  const [filter, setFilter] = useState('')
  const [renamingId, setRenamingId] = useState<string | null>(null)
  const [collectionId, setCollectionId] = useState('')
  const collection = useCollection(collections, collectionId, tree, manuscript)
  const rows = useMemo(
    () =>
      collection ? collectionRows(tree, collection.itemIds, filter) : visibleRows(tree, expanded, filter),
    [tree, collection, expanded, filter],
  )

  const { currentId, setCurrentId } = useCurrentRow(rows, selectedId)
  const [selection, setSelection] = useState<RowSelection>(noSelection)
  const selectable = useMemo(() => rows.filter(({ item }) => item && !item.inTrash), [rows])
  const several = useMemo(
    () => severalOf(selectedItems(selectable, selection), selection),
    [selectable, selection],
  )

  const reveal = useCallback(
    (id: string, below?: string | null) => {
      const above = ancestorsOf(tree, id).map((item) => item.id)
      const isInTrash = tree.byId.get(id)?.inTrash
      setExpanded(
        [
          ...above,
          ...(below ? [below, ...ancestorsOf(tree, below).map((item) => item.id)] : []),
          ...(isInTrash ? [TRASH_ID] : []),
        ],
        true,
      )
    },
    [tree, setExpanded],
  )

  // Expands the branch of the selected item when the selection changes from outside.
  const revealed = useRef<string | null>(null)
  useEffect(() => {
    if (selectedId === null || revealed.current === selectedId || !tree.byId.has(selectedId)) return
    revealed.current = selectedId
    setCurrentId(selectedId)
    reveal(selectedId)
  }, [selectedId, tree, reveal, setCurrentId])

  const latest = useRef({ input, expanded, selectable, selection, several })
  useEffect(() => {
    latest.current = { input, expanded, selectable, selection, several }
  })

  const toggle = useCallback(
    (id: string) => setExpanded([id], !latest.current.expanded.has(id)),
    [setExpanded],
  )

  const move = useCallback(
    (id: string, place: ItemPlacement) => {
      if (place.parentId) setExpanded([place.parentId], true)
      setCurrentId(id)
      const { several: all, input: now } = latest.current
      if (all?.some((item) => item.id === id)) void actions.moveAll(topmost(now.tree, all), place)
      else void actions.move(id, place)
    },
    [actions, setExpanded, setCurrentId],
  )

  const drop = useCallback(
    (id: string, targetId: string | null, spot: 'before' | 'after' | 'inside') => {
      const { tree: now } = latest.current.input
      const { several: all } = latest.current
      const isOneOf = all?.some((item) => item.id === id)
      if (targetId === TRASH_ID)
        return void (all && isOneOf ? actions.trashAll(topmost(now, all)) : actions.trash(id))
      const place = targetId === null ? placeBelow(now, null) : dropPlace(now, id, targetId, spot)
      if (place) move(id, place)
    },
    [actions, move],
  )

  /** Shows a new item and starts renaming it in place. */
  const nameNew = useCallback(
    (id: string, parentId: string | null) =>
      // The field has the focus in the same task, so that it receives the first letter of a title typed at once.
      flushSync(() => {
        setFilter('')
        setCollectionId('')
        if (parentId) reveal(parentId, parentId)
        setCurrentId(id)
        setRenamingId(id)
      }),
    [reveal, setCurrentId],
  )

  /** Adds an item and starts renaming it in place. */
  const add = useCallback(
    (type: ItemType, place: ItemPlacement) => {
      const id = crypto.randomUUID()
      void actions.create({ type, place }, id)
      nameNew(id, place.parentId)
    },
    [actions, nameNew],
  )

  const select = useCallback(
    (id: string) => {
      setCurrentId(id)
      if (id === TRASH_ID) return toggle(id)
      revealed.current = id
      latest.current.input.onSelect(id)
    },
    [toggle, setCurrentId],
  )

  const commands = useMemo<BinderCommands>(
    () => ({
      toggle,
      select,
      click(id, keys) {
        const { selectable: choices, selection: before, input: now } = latest.current
        const isWithKey = keys.shiftKey || keys.ctrlKey || keys.metaKey
        if (!now.canWrite || !(isWithKey || before.isPicking)) {
          setSelection(noSelection)
          return select(id)
        }
        setCurrentId(id)
        if (!choices.some((row) => row.id === id)) return
        // The shown item is the first of a selection.
        const isFirst = before.ids.size === 0 && choices.some((row) => row.id === now.selectedId)
        setSelection(clickRow(isFirst ? selectOne(now.selectedId ?? '') : before, choices, id, keys))
      },
      open: (id) => latest.current.input.onOpen(id),
      showMenu(id, point) {
        setCurrentId(id)
        latest.current.input.onMenu(id, point)
      },
      endRename(item: ItemSummary, title) {
        setRenamingId(null)
        if (title !== null) void actions.rename(item, title)
      },
      expand: (id) => setExpanded([id], true),
      mayDrop: (id, targetId, spot) =>
        targetId === TRASH_ID
          ? spot === 'inside' && latest.current.input.tree.byId.get(id)?.inTrash === false
          : dropPlace(latest.current.input.tree, id, targetId, spot) !== null,
    }),
    [actions, toggle, select, setExpanded, setCurrentId],
  )

  return {
    rows,
    filter,
    setFilter,
    collection,
    setCollectionId,
    currentId,
    setCurrentId,
    selectable,
    selection,
    setSelection,
    several,
    renamingId,
    setRenamingId,
    expanded,
    setExpanded,
    commands,
    drop,
    add,
    nameNew,
    move,
  }
}
