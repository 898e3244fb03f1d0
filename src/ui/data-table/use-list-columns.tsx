import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { formatDate } from '../format/format-date.ts'
import { formatMoney } from '../format/format-money.ts'
import type { DataColumn } from './table-types.ts'

type ColumnOptions<R> = Partial<Omit<DataColumn<R>, 'id' | 'header'>> & {
  /** The key of the heading, if it is not the id of the column. */
  label?: string
}

/** The builders of columns: each one sets heading, cell and CSV value, and every option may replace them. */
function columnBuilders<R>(intl: IntlShape, prefix: string) {
  const t = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `${prefix}.${key}` }, values)
  const text = (
    id: string,
    value: (row: R) => string | number | null,
    { label = id, ...options }: ColumnOptions<R> = {},
  ): DataColumn<R> => ({
    id,
    header: t(label),
    cell: (row) => <bdi>{value(row)}</bdi>,
    exportValue: value,
    ...options,
  })
  return {
    intl,
    /** Formats a message with the prefix of the headings. */
    t,
    text,
    count: (id: string, value: (row: R) => number, options?: ColumnOptions<R>) =>
      text(id, value, { cell: (row) => intl.formatNumber(value(row)), align: 'end', ...options }),
    /** An amount in cents; the CSV file has dollars. */
    money: (id: string, cents: (row: R) => number, options?: ColumnOptions<R>) =>
      text(id, (row) => cents(row) / 100, {
        cell: (row) => <bdi>{formatMoney(intl, cents(row))}</bdi>,
        align: 'end',
        ...options,
      }),
    day: (id: string, value: (row: R) => string, options?: ColumnOptions<R>) =>
      text(id, value, { cell: (row) => <bdi>{formatDate(intl, value(row), 'day')}</bdi>, ...options }),
  }
}

/** Defines the columns of a list; the same function at every render, so what differs is its `option`. */
export type ListColumns<R> = (build: ReturnType<typeof columnBuilders<R>>, option: boolean) => DataColumn<R>[]

/** The columns of a list in the language of the page; their headings are the messages `<prefix>.<id>`. */
export function useListColumns<R>(prefix: string, define: ListColumns<R>, option = false): DataColumn<R>[] {
  const intl = useIntl()
  return useMemo(() => define(columnBuilders<R>(intl, prefix), option), [intl, prefix, define, option])
}
