import { Box, Flex, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Settings2 } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useWidth } from '@/ui/data-table/use-width.ts'
import { ViewChoicesProvider } from '@/ui/data-table/view-choices.ts'
import { ViewPanel } from '@/ui/data-table/view-panel.tsx'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { moveBy } from '../../model/moves.ts'
import { noSelection, severalOf, toggleRow, topmost } from '../../model/row-selection.ts'
import type { BinderRowData } from '../../model/rows.ts'
import { runTreeCommand } from '../../shared/binder/run-tree-command.ts'
import { useBinderShortcuts } from '../../shared/binder/use-binder-shortcuts.ts'
import { useTreeDrop } from '../../shared/binder/use-tree-drop.ts'
import type { TreeRowCommand } from '../../shared/binder/use-tree-keys.ts'
import { useItemMenu } from '../../shared/item-actions/use-item-menu.tsx'
import { SelectionBar } from '../../shared/selection/selection-bar.tsx'
import { useSelectionKeys } from '../../shared/selection/use-selection-keys.ts'
import type { LoadedManuscript } from '../../shared/use-manuscript.ts'
import { ItemFilters } from '../item-filters.tsx'
import { SaveSearch } from '../save-search.tsx'
import { OutlineContext } from './outline-context.ts'
import { OutlineFoot } from './outline-foot.tsx'
import { OutlineGrid } from './outline-grid.tsx'
import { OutlineHead } from './outline-head.tsx'
import { useOutline } from './use-outline.ts'
import { useOutlineActions } from './use-outline-actions.ts'
import { columnLimits, useOutlineColumns } from './use-outline-columns.ts'

type OutlinerProps = {
  open: LoadedManuscript
  /** Null for the top level. */
  folder: ItemSummary | null
  mayEdit: boolean
  onOpen: (item: ItemSummary) => void
}

/** The contents of a folder as a tree of rows with chosen columns, edited in place, sorted and filtered. */
export function Outliner({ open, folder, mayEdit, onOpen }: OutlinerProps) {
  const { manuscript, tree, actions, collections } = open
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const outline = useOutline({ open, folderId: folder?.id ?? null })
  const { rows, params, matches, setExpanded, setCurrentId, isInOrder, selected, setSelection } = outline
  const width = useWidth(frame, columnLimits)
  const { visible, choices, prefs, setPrefs } = useOutlineColumns(manuscript, width)
  const { menuFor, menuForAll, trash, erase, dialogs } = useItemMenu({
    tree,
    manuscript,
    collections,
    canWrite: open.canWrite,
    actions,
    onOpen,
    onAdd: (type, place) => add(type, place),
    onAdded: (item) => nameNew(item.id, item.parentId),
  })
  const { commands, refuseMove, renamedId, rename, move, drop, add, nameNew } = useOutlineActions({
    grid,
    manuscript,
    tree,
    mayEdit,
    actions,
    expanded: outline.expanded,
    setExpanded,
    setCurrentId,
    isInOrder,
    rows,
    selected,
    setSelection,
    menuFor,
    menuForAll,
    onOpen,
  })
  const selectionKeys = useSelectionKeys({
    rows,
    currentId: outline.currentId,
    selection: outline.selection,
    isEnabled: mayEdit,
    headingId: 'manuscripts.view.outline',
    setCurrentId,
    setSelection,
  })
  const several = severalOf(selected, outline.selection)
  useBinderShortcuts(mayEdit, 'manuscripts.view.outline')
  useTreeDrop({
    scroller: grid,
    manuscriptId: manuscript.id,
    isEnabled: mayEdit && isInOrder,
    onDrop: drop,
  })

  const handleCommand = (command: TreeRowCommand, row: BinderRowData) =>
    runTreeCommand(command, row, {
      commands: { ...commands, select: (id) => setSelection((before) => toggleRow(before, id)) },
      actions,
      canWrite: mayEdit,
      setExpanded,
      rename: () => rename(row.id),
      move: (direction) => {
        if (!isInOrder) return void refuseMove()
        const roots = several?.some(({ id }) => id === row.id) ? topmost(tree, several) : []
        // The last of several rows leads them down, the first one in all other directions.
        const leader = roots.at(direction === 'down' ? -1 : 0)?.id ?? row.id
        const place = moveBy(tree, leader, direction)
        // A row of the shown folder does not leave it, because it would disappear.
        const level = rows.find(({ id }) => id === leader)?.level ?? 1
        if (place && (direction !== 'out' || level > 1)) move(row.id, place)
      },
      addAfter: (item) => add(item.type, { parentId: item.parentId, afterId: item.id }),
      trash: (item) => void trash(several?.includes(item) ? topmost(tree, several) : [item]),
      erase: (item) => void erase(item),
      siblings: () => rows.filter((one) => one.item?.parentId === row.item?.parentId),
      menuPoint: () => {
        const line = grid.current?.querySelector(`[data-row="${CSS.escape(row.id)}"]`)
        const box = line?.getBoundingClientRect()
        return { x: (box?.left ?? 0) + 24, y: box?.bottom ?? 0 }
      },
    })

  const isFiltered = matches !== null
  const clear = () => params.set({ q: '', label: '', status: '', collection: '', custom: '' })
  return (
    <OutlineContext value={commands}>
      <Stack gap="3" ref={frame}>
        <Flex gap="2" align="center" wrap="wrap">
          <Box flex={{ base: '1 1 0', sm: '0 1 300px' }} minW="0">
            <SearchField
              value={params.q}
              onChange={(q) => params.set({ q })}
              width="full"
              label={intl.formatMessage({ id: 'manuscripts.items.search' })}
            />
          </Box>
          <Flex order={{ base: 2, sm: 0 }} width={{ base: 'full', sm: 'auto' }} gap="2" wrap="wrap">
            <ItemFilters
              manuscript={manuscript}
              collections={collections.list}
              custom={params.custom}
              values={params.filters}
              onChange={params.set}
            />
            <SaveSearch open={open} filter={params.filter} />
          </Flex>
          <Box ms="auto">
            <ViewChoicesProvider value={{ columns: choices, prefs, onPrefsChange: setPrefs }}>
              <MenuButton
                aria-haspopup="dialog"
                label={intl.formatMessage({ id: 'ui.table.view' })}
                panel={ViewPanel}
              >
                <Settings2 />
              </MenuButton>
            </ViewChoicesProvider>
          </Box>
        </Flex>
        {isFiltered && rows.length === 0 ? (
          <NoMatch
            hasFilters={params.q === '' || Object.values(params.filters).some(Boolean)}
            onClear={clear}
          />
        ) : (
          <OutlineGrid
            grid={grid}
            label={intl.formatMessage({ id: 'manuscripts.view.outline' })}
            rows={rows}
            columns={visible}
            lengths={outline.lengths}
            matches={matches}
            isDense={prefs.density === 'compact'}
            currentId={outline.currentId}
            renamedId={renamedId}
            mayEdit={mayEdit}
            canDrag={mayEdit && isInOrder}
            head={
              <OutlineHead
                columns={visible}
                hasActions={mayEdit}
                sort={params.sort}
                onSort={params.sortNext}
              />
            }
            foot={
              <OutlineFoot
                columns={visible}
                hasActions={mayEdit}
                totals={outline.totals}
                rowIndex={rows.length + 2}
              />
            }
            selectedIds={outline.selection.ids}
            isPicking={outline.selection.isPicking === true}
            selectionKeys={selectionKeys}
            onCurrent={commands.select}
            onCommand={handleCommand}
          />
        )}
        {mayEdit && several ? (
          <SelectionBar
            items={several}
            entries={menuForAll(several)}
            onClear={() => setSelection(() => noSelection)}
            onFocus={commands.focus}
          />
        ) : null}
        {dialogs}
      </Stack>
    </OutlineContext>
  )
}
