import { Box, Table } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { type Ref, useRef } from 'react'
import { BusyRow } from './busy-row.tsx'
import { DataRow } from './data-row.tsx'
import { rowProps, type TableParts } from './row-props.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableBody, virtualFrom } from './table-body.tsx'
import { tableCss } from './table-css.ts'
import { TableHead } from './table-head.tsx'
import { useFits } from './use-fits.ts'
import type { RowScroller } from './virtual-rows.tsx'

type TableGridProps<R extends RowData> = TableParts<R> & { scroller: Ref<RowScroller> }

/** The list as a table. It scrolls with the page while it fits, otherwise inside its frame. */
export function TableGrid<R extends RowData>(parts: TableGridProps<R>) {
  const { table, model, canSelect } = parts
  const region = useRef<HTMLElement>(null)
  const fits = useFits(region)
  const isVirtual = model.rows.length >= virtualFrom
  const isOwnScroller = isVirtual || !fits
  const width = model.columns.length + (canSelect ? 1 : 0) + (table.rowActions ? 1 : 0)
  const isLoading = table.rows === undefined
  return (
    <Box position="relative">
      {table.isBusy ? <BusyRow /> : null}
      <Box
        as="section"
        ref={region}
        aria-label={table.label}
        aria-busy={isLoading || table.isBusy || undefined}
        tabIndex={isOwnScroller ? 0 : undefined}
        borderWidth="1px"
        borderRadius="card"
        bg="bg.surface"
        overflow={isOwnScroller ? 'auto' : 'clip'}
        maxH={isOwnScroller ? '80dvh' : undefined}
      >
        <Table.Root
          css={tableCss(model.prefs.density, isOwnScroller)}
          aria-label={table.label}
          aria-rowcount={isVirtual ? model.rows.length + 1 : undefined}
        >
          <TableHead
            model={model}
            {...(canSelect ? { Box: table.bulk?.Box } : {})}
            hasActions={table.rowActions !== undefined}
          />
          {isLoading ? (
            <SkeletonRows rows={Math.min(table.state.itemsPerPage, 10)} columns={width} />
          ) : (
            <TableBody
              count={model.rows.length}
              pinned={model.pinnedCount}
              pinnedHeading={table.pinned?.heading}
              othersHeading={table.pinned?.othersHeading}
              columns={width}
              density={model.prefs.density}
              isVirtual={isVirtual}
              scroller={region}
              reveal={parts.scroller}
              draw={(index, measure) => {
                const props = rowProps(parts, index)
                return (
                  props && (
                    <DataRow
                      key={props.id}
                      {...props}
                      measure={measure}
                      index={measure ? index : undefined}
                    />
                  )
                )
              }}
            />
          )}
        </Table.Root>
      </Box>
    </Box>
  )
}
