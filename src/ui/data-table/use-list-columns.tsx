import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { MessageId, MessageKey } from '@/lib/i18n/message-ids.ts'
import { formatDate } from '../format/format-date.ts'
import { formatMoney } from '../format/format-money.ts'
import type { DataColumn } from './table-types.ts'

type ColumnOptions<R> = Partial<Omit<DataColumn<R>, 'id' | 'header'>>

/** Builds a column; its heading is the message of its id, or of the option `label`. */
type ColumnBuilder<R, Prefix extends string, Value> = {
  (id: MessageKey<Prefix>, value: (row: R) => Value, options?: ColumnOptions<R>): DataColumn<R>
  (
    id: string,
    value: (row: R) => Value,
    options: ColumnOptions<R> & { label: MessageKey<Prefix> },
  ): DataColumn<R>
}

type ColumnBuilders<R, Prefix extends string> = {
  intl: IntlShape
  /** Formats a message with the prefix of the headings. */
  t: (key: MessageKey<Prefix>, values?: Record<string, string | number>) => string
  text: ColumnBuilder<R, Prefix, string | number | null>
  count: ColumnBuilder<R, Prefix, number>
  /** An amount in cents; the CSV file has dollars. */
  money: ColumnBuilder<R, Prefix, number>
  day: ColumnBuilder<R, Prefix, string>
}

/** The builders of columns: each one sets heading, cell and CSV value, and every option may replace them. */
function columnBuilders<R, Prefix extends string>(
  intl: IntlShape,
  prefix: Prefix,
): ColumnBuilders<R, Prefix> {
  type Options = ColumnOptions<R> & { label?: string }
  // The types of the builders are the proof that the id exists; the compiler cannot see it in the joined text.
  const t = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `${prefix}.${key}` as MessageId }, values)
  const text = (
    id: string,
    value: (row: R) => string | number | null,
    { label = id, ...options }: Options = {},
  ): DataColumn<R> => ({
    id,
    header: t(label),
    cell: (row) => <bdi>{value(row)}</bdi>,
    exportValue: value,
    ...options,
  })
  return {
    intl,
    t,
    text,
    count: (id: string, value: (row: R) => number, options?: Options) =>
      text(id, value, { cell: (row) => intl.formatNumber(value(row)), align: 'end', ...options }),
    money: (id: string, cents: (row: R) => number, options?: Options) =>
      text(id, (row) => cents(row) / 100, {
        cell: (row) => <bdi>{formatMoney(intl, cents(row))}</bdi>,
        align: 'end',
        ...options,
      }),
    day: (id: string, value: (row: R) => string, options?: Options) =>
      text(id, value, { cell: (row) => <bdi>{formatDate(intl, value(row), 'day')}</bdi>, ...options }),
  }
}

/** Defines the columns of a list; the same function at every render, so what differs is its `option`. */
export type ListColumns<R, Prefix extends string> = (
  build: ColumnBuilders<R, Prefix>,
  option: boolean,
) => DataColumn<R>[]

/** The columns of a list in the language of the page; their headings are the messages `<prefix>.<id>`. */
export function useListColumns<R, Prefix extends string>(
  prefix: Prefix,
  define: ListColumns<R, Prefix>,
  option = false,
): DataColumn<R>[] {
  const intl = useIntl()
  return useMemo(
    () => define(columnBuilders<R, Prefix>(intl, prefix), option),
    [intl, prefix, define, option],
  )
}
