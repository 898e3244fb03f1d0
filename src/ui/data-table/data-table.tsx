import { Box, Stack, useMediaQuery } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useContextMenu } from '../context-menu/context-menu.tsx'
import { ErrorState } from '../feedback/states.tsx'
import { useShortcutHints } from '../keys/shortcut-hints.ts'
import { PaginationFooter } from '../lists/pagination.tsx'
import { actionsOf } from './actions-of.ts'
import { CardList } from './card-list.tsx'
import { RefetchFailed } from './refetch-failed.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import type { DataTableProps } from './table-types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { type TableModel, useTableModel } from './use-table-model.ts'
import { useWidth } from './use-width.ts'
import type { RowScroller } from './virtual-rows.tsx'

const small = '(max-width: 639.98px)'

/**
 * The table of the app: the caller holds the state of sorting, paging, search and filters; renders cards on a
 * small screen.
 */
export function DataTable<R extends RowData>(props: DataTableProps<R>) {
  const { rows, total, state, onStateChange, rowLabel, rowActions, bulk } = props
  const intl = useIntl()
  const menu = useContextMenu()
  const [isSmall] = useMediaQuery([small], { ssr: false })
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(
    box,
    props.columns.flatMap(({ hiddenBelow }) => hiddenBelow ?? []),
  )
  const model = useTableModel(props, isSmall ? Number.POSITIVE_INFINITY : width)
  const { table, selection } = model
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<RowScroller>(null)
  const canSelect = (bulk?.actions.length ?? 0) > 0
  const keys = useRowKeys({
    frame,
    ids: model.rows.map(({ id }) => id),
    hasSelection: model.selected.length > 0,
    canSelect,
    onOpen: (_id, row) => row.click(),
    onSelect: (id, asRange) => selection?.select(id, asRange || !selection.isSelected(id), asRange),
    onClear: () => selection?.clear(),
    onMenu: (id, element) => {
      const row = table.getRow(id).original
      const items = actionsOf({ row, rowActions })
      if (items) menu.openFromButton(element, items(), rowLabel(row))
    },
    onReveal: (index) => scroller.current?.reveal(index - model.pinnedCount),
  })
  useTableHints(canSelect)
  usePageThatExists(props, model)

  const isLoading = rows === undefined
  const isEmpty = rows?.length === 0 && model.rows.length === 0
  // A transition renders the first rows, so that their arrival does not block the page.
  const areRowsDue = useDeferredValue(rows !== undefined, false)
  const parts = { table: areRowsDue ? props : { ...props, rows: undefined }, model, keys, canSelect }
  return (
    <Stack ref={box} gap="3" minW="0" onKeyDown={keys.onKeyDown}>
      <TableToolbar
        columns={model.choices}
        visible={model.columns}
        prefs={model.prefs}
        onPrefsChange={model.setPrefs}
        sort={isSmall ? { state, onChange: onStateChange } : undefined}
        exportName={props.exportName}
        exported={
          props.onExport ??
          (() => Promise.resolve(table.getPrePaginatedRowModel().rows.map(({ original }) => original)))
        }
        isEmpty={isEmpty || isLoading}
      >
        {props.toolbar}
      </TableToolbar>
      {isLoading && props.error ? (
        <ErrorState onRetry={props.onRetry} isRetrying={props.isBusy} />
      ) : isEmpty ? (
        props.empty
      ) : (
        <Box>
          {props.error ? <RefetchFailed onRetry={props.onRetry} /> : null}
          <Box ref={frame}>
            {isSmall ? <CardList {...parts} /> : <TableGrid {...parts} scroller={scroller} />}
          </Box>
          {model.selected.length > 0 && bulk && selection ? (
            <bulk.Bar rows={model.selected} actions={bulk.actions} onClear={selection.clear} />
          ) : null}
          {/* The total is not known before the first rows; its space is kept. */}
          <Box visibility={isLoading ? 'hidden' : undefined}>
            <PaginationFooter
              page={state.page}
              pageSize={state.itemsPerPage}
              total={total}
              label={intl.formatMessage({ id: 'ui.table.pages-of' }, { name: props.label })}
              onPageChange={(page) => onStateChange({ page })}
              onPageSizeChange={(itemsPerPage) => onStateChange({ itemsPerPage, page: 1 })}
            />
          </Box>
        </Box>
      )}
    </Stack>
  )
}

/** Adds the table's keys to the shortcut list. */
function useTableHints(canSelect: boolean) {
  const intl = useIntl()
  const line = (keys: string, id: MessageKey<'ui.table.keys'>) => ({
    keys,
    label: intl.formatMessage({ id: `ui.table.keys.${id}` }),
  })
  useShortcutHints(
    [
      line('J+K', 'move'),
      line('Enter', 'open'),
      line('Shift+F10', 'menu'),
      ...(canSelect ? [line('X', 'select'), line('Shift+X', 'range'), line('Esc', 'clear')] : []),
    ],
    intl.formatMessage({ id: 'ui.table.keys.heading' }),
  )
}

/** Goes to the last page when the current one no longer exists, for example after deleting its last row. */
function usePageThatExists<R extends RowData>(
  { rows, total, state, isBusy, onStateChange }: DataTableProps<R>,
  { rows: shown }: TableModel<R>,
) {
  const pages = Math.max(1, Math.ceil(total / state.itemsPerPage))
  const isGone = rows !== undefined && !isBusy && shown.length === 0 && state.page > pages
  const latest = useRef(onStateChange)
  useEffect(() => {
    latest.current = onStateChange
  }, [onStateChange])
  useEffect(() => {
    if (isGone) latest.current({ page: pages })
  }, [isGone, pages])
}
