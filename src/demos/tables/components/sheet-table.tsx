import { Box, Flex, Stack, Table, Text, useLocaleContext } from '@chakra-ui/react'
import { type RowData, useTable } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { compareValues } from '@/ui/data-table/compare-values.ts'
import { csvText, saveText } from '@/ui/data-table/csv.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { type SheetColumn, sheetDefinitions, sheetFeatures } from '../model/sheet-columns.ts'
import { SheetHead } from './sheet-head.tsx'
import { SheetRow } from './sheet-row.tsx'

type SheetTableProps<R> = {
  label: string
  rows: readonly R[]
  columns: readonly SheetColumn<R>[]
  rowLabel: (row: R) => string
  /** Rows expand and show it. */
  details?: (row: R) => ReactNode
  hasFilters?: boolean
  canArrange?: boolean
  /** The column whose equal values form a group. */
  groupBy?: string
  /** File name without `.csv`. */
  exportName?: string
}

/** A table with wide rows in its own scroll area: filters, details, groups, widths and pinned columns by choice. */
export function SheetTable<R extends RowData>(props: SheetTableProps<R>) {
  const { label, rows, columns, rowLabel, details, groupBy } = props
  const { hasFilters = false, canArrange = false, exportName } = props
  const t = useT('tables.sheet')
  const { locale } = useIntl()
  const { dir } = useLocaleContext()
  const definitions = useMemo(() => {
    const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
    return sheetDefinitions(columns, (one, other) => compareValues(one, other, words))
  }, [columns, locale])
  const table = useTable({
    features: sheetFeatures,
    data: rows,
    columns: definitions,
    initialState: groupBy ? { grouping: [groupBy], expanded: true } : {},
    columnResizeMode: 'onChange',
    columnResizeDirection: dir,
    enableSortingRemoval: false,
    sortDescFirst: false,
    groupedColumnMode: 'reorder',
    getRowCanExpand: (row) => details !== undefined || row.getIsGrouped(),
  })
  const kept = table.getFilteredRowModel().rows
  const save = async () => {
    try {
      const lines = kept.map(({ original }) => columns.map(({ value }) => value(original)))
      saveText(`${exportName}.csv`, csvText([columns.map(({ header }) => header), ...lines]))
    } catch (error) {
      console.error('Export failed', error)
      toast.error({ title: t('export-failed') })
    }
  }
  return (
    <Stack gap="2">
      <Flex align="center" justify="space-between" gap="3" color="fg.muted" textStyle="sm">
        <Text aria-live="polite">{t('count', { count: kept.length, total: rows.length })}</Text>
        {exportName ? (
          <IconButton label={t('export')} onClick={() => void save()}>
            <Download aria-hidden />
          </IconButton>
        ) : null}
      </Flex>
      <Box
        as="section"
        aria-label={label}
        tabIndex={0}
        overflow="auto"
        css={{ containerType: 'inline-size' }}
        maxH="440px"
        borderWidth="1px"
        borderRadius="card"
        position="relative"
      >
        <Table.Root
          size="sm"
          aria-label={label}
          // Collapsed borders do not move with a pinned cell.
          css={{ borderCollapse: 'separate', borderSpacing: '0' }}
          style={{ tableLayout: 'fixed', width: table.getTotalSize(), minWidth: '100%' }}
        >
          <SheetHead {...{ table, columns, canArrange, hasFilters }} />
          <Table.Body>
            {table.getRowModel().rows.map((row) => (
              <SheetRow key={row.id} {...{ row, columns, rowLabel, details }} />
            ))}
          </Table.Body>
        </Table.Root>
        {kept.length === 0 ? (
          <Text p="6" textAlign="center" color="fg.muted">
            {t('empty')}
          </Text>
        ) : null}
      </Box>
    </Stack>
  )
}
