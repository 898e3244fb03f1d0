import { Box, Flex, Table, Text } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { SheetColumn, SheetRowModel } from '../model/sheet-columns.ts'
import { pinStyle } from './sheet-pins.ts'

type SheetRowProps<R extends RowData> = {
  row: SheetRowModel<R>
  columns: readonly SheetColumn<R>[]
  rowLabel: (row: R) => string
  details?: ((row: R) => ReactNode) | undefined
}

/** A row of a sheet: a group with its sums, or a row that may show its details below it. */
export function SheetRow<R extends RowData>({ row, columns, rowLabel, details }: SheetRowProps<R>) {
  const isGroup = row.getIsGrouped()
  const isOpen = row.getIsExpanded()
  const toggle = (
    <ToggleRow
      isOpen={isOpen}
      name={isGroup ? String(row.groupingValue) : rowLabel(row.original)}
      onToggle={() => row.toggleExpanded()}
    />
  )
  return (
    <>
      <Table.Row bg={isGroup ? 'bg.subtle' : 'bg.surface'} fontWeight={isGroup ? 'medium' : undefined}>
        {row.getVisibleCells().map(({ id, column }, index) => {
          const of = columns.find((one) => one.id === column.id)
          return (
            <Table.Cell
              key={id}
              bg="inherit"
              textAlign={of?.align}
              overflow={isGroup ? undefined : 'hidden'}
              textOverflow="ellipsis"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
              style={pinStyle(column)}
            >
              {index === 0 && (isGroup || details) ? (
                <Flex align="center" gap="1" minW="0">
                  {toggle}
                  {isGroup ? <GroupName row={row} /> : of?.cell?.(row.original)}
                </Flex>
              ) : isGroup ? (
                <bdi>{of?.total?.(Number(row.getValue(column.id)))}</bdi>
              ) : (
                (of?.cell?.(row.original) ?? of?.value(row.original))
              )}
            </Table.Cell>
          )
        })}
      </Table.Row>
      {details && isOpen && !isGroup ? (
        <Table.Row>
          <Table.Cell colSpan={columns.length} bg="bg.subtle" whiteSpace="normal">
            {/* As wide as the scroll area, in which it stays. */}
            <Box position="sticky" insetInlineStart="2" w="calc(100cqi - 1rem)">
              {details(row.original)}
            </Box>
          </Table.Cell>
        </Table.Row>
      ) : null}
    </>
  )
}

function GroupName<R extends RowData>({ row }: { row: SheetRowModel<R> }) {
  const t = useT('tables.sheet')
  return (
    <Text as="span">
      {String(row.groupingValue)}{' '}
      <Text as="span" color="fg.muted" fontWeight="normal">
        {t('group-count', { count: row.subRows.length })}
      </Text>
    </Text>
  )
}

function ToggleRow({ isOpen, name, onToggle }: { isOpen: boolean; name: string; onToggle: () => void }) {
  const t = useT('tables.sheet')
  return (
    <IconButton
      size="xs"
      label={t(isOpen ? 'hide' : 'show', { name })}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight data-mirror="" aria-hidden />}
    </IconButton>
  )
}
