import { Input } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import type { SheetColumn, SheetColumnModel, SheetTableModel } from '../model/sheet-columns.ts'

type ColumnFilterProps<R extends RowData> = {
  table: SheetTableModel<R>
  column: SheetColumnModel<R>
  of: SheetColumn<R> | undefined
}

/** The filter of a column: a text, or one of its values. */
export function ColumnFilter<R extends RowData>({ table, column, of }: ColumnFilterProps<R>) {
  const t = useT('tables.sheet')
  if (!of?.filter) return null
  const label = t('filter', { name: of.header })
  const value = String(column.getFilterValue() ?? '')
  const change = (next: string) => column.setFilterValue(next === '' ? undefined : next)
  if (of.filter === 'text')
    return (
      <Input
        size="xs"
        aria-label={label}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
    )
  const values = [
    ...new Set(table.getPreFilteredRowModel().rows.map((row) => String(row.getValue(of.id)))),
  ].sort()
  return (
    <QuickSelect
      size="xs"
      label={label}
      value={value}
      none={t('any')}
      isOn={value !== ''}
      options={values.map((one) => ({ value: one, label: one }))}
      onChange={change}
    />
  )
}
