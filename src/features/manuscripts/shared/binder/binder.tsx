import { Box, Flex, Text } from '@chakra-ui/react'
import type { ItemType } from '@contract/items.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import type { Collections } from '../../api/collections.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import { moveBy, placeOfNew, typeOfNew } from '../../model/moves.ts'
import { noSelection, pickRow, toggleRow, topmost } from '../../model/row-selection.ts'
import { type BinderRowData, TRASH_ID } from '../../model/rows.ts'
import type { BinderTree as Tree } from '../../model/tree.ts'
import { fromTemplate } from '../item-actions/template-lines.ts'
import { useItemMenu } from '../item-actions/use-item-menu.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useSelectionKeys } from '../selection/use-selection-keys.ts'
import { BinderContext } from './binder-context.ts'
import { addMenu, trashMenu } from './binder-menus.ts'
import { BinderTreeView } from './binder-tree-view.tsx'
import { OverviewLink } from './overview-link.tsx'
import { runTreeCommand } from './run-tree-command.ts'
import type { TreeCommand } from './tree-keys.ts'
import { useBinder } from './use-binder.ts'
import { useTreeDrop } from './use-tree-drop.ts'

type BinderProps = {
  manuscript: ManuscriptDetail
  tree: Tree
  actions: ItemActions
  collections?: Collections
  /** The id of the displayed item. */
  selectedId: string | null
  canWrite: boolean
  /** Called on click or Space: shows the item. */
  onSelect: (id: string) => void
  /** Called on Enter, double click or the menu: opens the item in the editor. */
  onOpen: (id: string) => void
  /** Called by the menu for an item beside the one that is shown; missing where there is no room. */
  onOpenBeside?: ((id: string) => void) | undefined
  /** Called when the link to the overview is followed. */
  onOverview?: () => void
}

/**
 * A manuscript's binder: all items as a tree that can be sorted, filtered and changed by pointer, touch and
 * keyboard.
 */
export function Binder(props: BinderProps) {
  const {
    manuscript,
    tree,
    actions,
    collections,
    selectedId,
    canWrite,
    onSelect,
    onOpen,
    onOpenBeside,
    onOverview,
  } = props
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const scroller = useRef<HTMLDivElement>(null)
  const menuTarget = useRef<(id: string, point: { x: number; y: number }) => void>(() => undefined)
  const binder = useBinder({
    manuscript,
    tree,
    collections,
    selectedId,
    actions,
    canWrite,
    onSelect,
    onOpen,
    onMenu: (id, point) => menuTarget.current(id, point),
  })
  const { rows, commands, drop, renamingId, several, setSelection } = binder
  const { menuFor, menuForAll, addFrom, confirmErase, erase, trash, dialogs } = useItemMenu({
    tree,
    manuscript,
    ...(collections ? { collections } : {}),
    canWrite,
    actions,
    onOpen: (item) => onOpen(item.id),
    besideOf: (item) => (onOpenBeside && item.id !== selectedId ? () => onOpenBeside(item.id) : undefined),
    onRename: (item) => binder.setRenamingId(item.id),
    onAdd: binder.add,
    onAdded: (item) => binder.nameNew(item.id, item.parentId),
  })
  useTreeDrop({
    scroller,
    manuscriptId: manuscript.id,
    isEnabled: canWrite && !binder.collection,
    onDrop: drop,
  })

  const showMenu = (id: string, point: { x: number; y: number }) => {
    // A reader could only open the item, as its row does.
    if (!canWrite) return
    const item = tree.byId.get(id)
    scroller.current?.focus({ preventScroll: true })
    if (item && several?.includes(item)) {
      const label = intl.formatMessage({ id: 'manuscripts.outline.selected' }, { count: several.length })
      contextMenu.openAt(point, menuForAll(several), label)
    } else if (item)
      contextMenu.openAt(
        point,
        menuFor(item, undefined, () => setSelection((before) => pickRow(before, id))),
        item.title || intl.formatMessage({ id: 'manuscripts.untitled' }),
      )
    else if (id === TRASH_ID) {
      const label = intl.formatMessage({ id: 'manuscripts.binder.trash' })
      contextMenu.openAt(point, trashMenu(intl, tree, actions, confirmErase), label)
    }
  }
  useEffect(() => {
    menuTarget.current = showMenu
  })

  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && renamingId === null) scroller.current?.focus({ preventScroll: true })
    wasRenaming.current = renamingId !== null
  }, [renamingId])

  const selectionKeys = useSelectionKeys({
    rows: binder.selectable,
    currentId: binder.currentId,
    selection: binder.selection,
    isEnabled: canWrite,
    headingId: 'manuscripts.binder.keys.heading',
    setCurrentId: binder.setCurrentId,
    setSelection,
  })

  const handleCommand = (command: TreeCommand, row: BinderRowData) =>
    runTreeCommand(command, row, {
      commands: {
        ...commands,
        // Shows the item, but selects one more while rows are selected.
        select: (id) => (several ? setSelection((before) => toggleRow(before, id)) : commands.select(id)),
      },
      actions,
      canWrite,
      setExpanded: binder.setExpanded,
      rename: () => binder.setRenamingId(row.id),
      move: (direction) => {
        // A collection is a flat list, so its rows cannot be moved.
        const roots = several?.some(({ id }) => id === row.id) ? topmost(tree, several) : []
        const leader = roots.at(direction === 'down' ? -1 : 0)?.id ?? row.id
        const place = binder.collection ? null : moveBy(tree, leader, direction)
        if (place) binder.move(leader, place)
      },
      addAfter: (item) => binder.add(item.type, { parentId: item.parentId, afterId: item.id }),
      trash: (item) => void trash(several?.includes(item) ? topmost(tree, several) : [item]),
      erase: (item) => void erase(item),
      siblings: () =>
        rows.filter((one) => one.level === row.level && one.item?.parentId === row.item?.parentId),
      menuPoint: () => {
        const line = scroller.current?.querySelector(`[data-row="${CSS.escape(row.id)}"]`)
        const box = line?.getBoundingClientRect()
        return { x: (box?.left ?? 0) + 24, y: box?.bottom ?? 0 }
      },
    })

  const isFilteredOut = rows.length === 0 && (binder.filter !== '' || binder.collection !== undefined)
  const placeFor = (type: ItemType) => placeOfNew(tree, selectedId, type)
  const addItems = addMenu(
    intl,
    typeOfNew(tree, selectedId),
    (type) => binder.add(type, placeFor(type)),
    fromTemplate('add', tree, intl, (template) => void addFrom(template, placeFor(template.type))),
  )
  return (
    <BinderContext value={commands}>
      <Flex direction="column" height="full" minH="0">
        <Flex gap="1" px="2" pt="2" pb="1" align="center">
          <Box flex="1" minW="0">
            <SearchField
              width="full"
              value={binder.filter}
              onChange={binder.setFilter}
              label={intl.formatMessage({ id: 'manuscripts.binder.filter' })}
            />
          </Box>
          {canWrite ? (
            <IconButton
              label={intl.formatMessage({ id: 'manuscripts.binder.add' })}
              onClick={(event) =>
                contextMenu.openFromButton(
                  event.currentTarget,
                  addItems,
                  intl.formatMessage({ id: 'manuscripts.binder.add' }),
                )
              }
            >
              <Plus />
            </IconButton>
          ) : null}
        </Flex>
        <OverviewLink manuscriptId={manuscript.id} isCurrent={selectedId === null} onClick={onOverview} />
        {collections && collections.list.length > 0 ? (
          <Box px="2" pb="1">
            <QuickSelect
              size="sm"
              label={intl.formatMessage({ id: 'manuscripts.binder.collection' })}
              none={intl.formatMessage({ id: 'manuscripts.binder.collection-all' })}
              value={binder.collection?.id ?? ''}
              isOn={binder.collection !== undefined}
              options={collections.list.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={binder.setCollectionId}
            />
          </Box>
        ) : null}
        {isFilteredOut || rows.length === 0 ? (
          <Text px="4" py="6" color="fg.muted" textAlign="center">
            {intl.formatMessage({ id: isFilteredOut ? 'ui.no-match' : 'manuscripts.binder.empty' })}
          </Text>
        ) : null}
        <BinderTreeView
          manuscriptId={manuscript.id}
          label={intl.formatMessage({ id: 'manuscripts.binder.label' }, { title: manuscript.title })}
          rows={rows}
          currentId={binder.currentId}
          selectedId={selectedId}
          selectedIds={binder.selection.ids}
          selectionKeys={selectionKeys}
          renamingId={renamingId}
          canWrite={canWrite}
          canDrag={binder.collection === undefined}
          scroller={scroller}
          onCurrent={binder.setCurrentId}
          onCommand={handleCommand}
        />
        {canWrite && several ? (
          <SelectionBar
            isNarrow
            items={several}
            entries={menuForAll(several)}
            onClear={() => setSelection(noSelection)}
            onFocus={() => scroller.current?.focus({ preventScroll: true })}
          />
        ) : null}
      </Flex>
      {dialogs}
    </BinderContext>
  )
}
