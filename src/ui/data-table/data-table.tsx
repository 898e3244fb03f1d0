import { Box, Stack, useMediaQuery } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useContextMenu } from '../context-menu/context-menu.tsx'
import { PaginationFooter } from '../pagination.tsx'
import { useShortcutHints } from '../shortcut-hints.ts'
import { ErrorState } from '../states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
import { RefetchFailed } from './refetch-failed.tsx'
import { rowsIn } from './rows-in.ts'
import { TableGrid } from './table-grid.tsx'
import { ToolLine } from './tool-line.tsx'
import type { DataTableProps } from './types.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTableModel } from './use-table-model.ts'
import type { RowScroller } from './virtual-rows.tsx'

/** The one table of the app: sorted, paged, searched and filtered by whoever holds its state; cards on a small screen. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { rows, total, columns, state, onStateChange, rowId, rowLabel, rowActions, bulkActions } = props
  const intl = useIntl()
  const menu = useContextMenu()
  const [isSmall] = useMediaQuery(['(max-width: 639.98px)'], { ssr: false })
  const model = useTableModel(props)
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<RowScroller>(null)
  const canSelect = (bulkActions?.length ?? 0) > 0
  const byId = rowsIn(model.rows, rowId)
  const keys = useRowKeys({
    frame,
    ids: [...byId.keys()],
    hasSelection: model.selected.length > 0,
    canSelect,
    onOpen: (_id, row) => row.click(),
    onSelect: (id, asRange) => {
      const row = byId.get(id)
      if (row !== undefined) model.select(row, asRange || !model.isSelected(row), asRange)
    },
    onClear: model.clear,
    onMenu: (id, element) => {
      const row = byId.get(id)
      if (row !== undefined && rowActions) menu.openFromButton(element, rowActions(row), rowLabel(row))
    },
    onReveal: (index) => scroller.current?.reveal(index - model.pinnedCount),
  })
  useTableHints(canSelect)
  usePageThatExists(props)

  const isLoading = rows === undefined
  const isEmpty = rows?.length === 0 && model.rows.length === 0
  const parts = { table: props, model, keys, canSelect }
  return (
    <Stack gap="3" minW="0" onKeyDown={keys.onKeyDown}>
      <ToolLine
        columns={columns}
        visible={model.columns}
        prefs={model.prefs}
        onPrefsChange={model.setPrefs}
        sort={isSmall ? { state, onChange: onStateChange } : undefined}
        exportName={props.exportName}
        exported={props.onExport ?? (() => Promise.resolve(model.rows))}
        isEmpty={isEmpty || isLoading}
      >
        {props.toolbar}
      </ToolLine>
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
          {model.selected.length > 0 && bulkActions ? (
            <BulkBar rows={model.selected} actions={bulkActions} onClear={model.clear} />
          ) : null}
          <Box data-print="hide">
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

/** Puts the table's keys on the list `?` opens. */
function useTableHints(canSelect: boolean) {
  const intl = useIntl()
  const line = (keys: string, id: string) => ({
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

/** Leads back to the last page when the one shown has gone, as after its last row was deleted. */
function usePageThatExists<R>({ rows, total, state, isBusy, onStateChange }: DataTableProps<R>) {
  const pages = Math.max(1, Math.ceil(total / state.itemsPerPage))
  const isGone = rows !== undefined && !isBusy && rows.length === 0 && state.page > pages
  const latest = useRef(onStateChange)
  useEffect(() => {
    latest.current = onStateChange
  }, [onStateChange])
  useEffect(() => {
    if (isGone) latest.current({ page: pages })
  }, [isGone, pages])
}
