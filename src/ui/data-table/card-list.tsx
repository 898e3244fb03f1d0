import { Stack, Text } from '@chakra-ui/react'
import type { RowData } from '@tanstack/react-table'
import { RowsSkeleton } from '../feedback/states.tsx'
import { DataCard } from './data-card.tsx'
import { rowProps, type TableParts } from './row-props.ts'

/** The list as cards, for screens too narrow for a table. */
export function CardList<R extends RowData>(parts: TableParts<R>) {
  const { table, model } = parts
  if (table.rows === undefined) return <RowsSkeleton rows={4} height="120px" />
  const cards = (from: number, to: number) =>
    model.rows.slice(from, to).map((_, index) => {
      const props = rowProps(parts, from + index)
      return props && <DataCard key={props.id} {...props} />
    })
  const { pinnedCount, rows } = model
  return (
    <Stack as="section" gap="3" aria-label={table.label} aria-busy={table.isBusy || undefined}>
      {pinnedCount > 0 ? (
        <>
          <Text textStyle="label" color="mark.fg">
            {table.pinned?.heading}
          </Text>
          <Stack as="ul" gap="3" listStyleType="none" pb="3">
            {cards(0, pinnedCount)}
          </Stack>
          {rows.length > pinnedCount ? (
            <Text textStyle="label" color="fg.muted">
              {table.pinned?.othersHeading}
            </Text>
          ) : null}
        </>
      ) : null}
      <Stack as="ul" gap="3" listStyleType="none" aria-label={table.label}>
        {cards(pinnedCount, rows.length)}
      </Stack>
    </Stack>
  )
}
