import { createSettings } from '@/lib/storage/create-setting.ts'
import type { DataColumn, Density } from './table-types.ts'

/** The user's choices for one table: visible columns, their order and the row density. */
export type TablePrefs = {
  shown: Readonly<Record<string, boolean>>
  order: readonly string[]
  density: Density
}

/** Parses stored choices; invalid content counts as no choice. */
export function readPrefs(text: string | undefined): TablePrefs {
  const none: TablePrefs = { shown: {}, order: [], density: 'comfortable' }
  if (!text) return none
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return none
    const { shown, order, density } = stored as Record<string, unknown>
    const pairs = typeof shown === 'object' && shown !== null ? Object.entries(shown) : []
    return {
      shown: Object.fromEntries(pairs.filter((pair) => typeof pair[1] === 'boolean')),
      order: Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [],
      density: density === 'compact' ? 'compact' : 'comfortable',
    }
  } catch {
    return none
  }
}

/**
 * The visibility of each column: the user's choice, or else the column's default; fixed columns are always
 * visible.
 */
export function visibilityOf(
  columns: readonly Pick<DataColumn<never>, 'id' | 'isFixed' | 'isHiddenAtFirst' | 'hiddenBelow'>[],
  prefs: TablePrefs,
  width = Number.POSITIVE_INFINITY,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map(({ id, isFixed, isHiddenAtFirst, hiddenBelow = 0 }, index) => {
      const isHidden = isHiddenAtFirst === true || width < hiddenBelow
      return [id, index === 0 || isFixed === true || (prefs.shown[id] ?? !isHidden)]
    }),
  )
}

/** The column ids in the user's order: the first stays first, and a new column takes its default position. */
export function orderOf(columns: readonly Pick<DataColumn<never>, 'id'>[], prefs: TablePrefs): string[] {
  const [first, ...others] = columns.map(({ id }) => id)
  if (first === undefined) return []
  const chosen = prefs.order.filter((id) => others.includes(id))
  const order = [...chosen]
  for (const [index, id] of others.entries()) if (!chosen.includes(id)) order.splice(index, 0, id)
  return [first, ...order]
}

/** The order after a column has moved by one position; the first column stays first. */
export function orderAfterMove(order: readonly string[], id: string, by: 1 | -1): string[] {
  const from = order.indexOf(id)
  const to = from + by
  const other = order[to]
  if (from < 1 || to < 1 || other === undefined) return [...order]
  return order.toSpliced(Math.min(from, to), 2, ...(by > 0 ? [other, id] : [id, other]))
}

const tablePrefs = createSettings<TablePrefs>({
  keyOf: (storageKey) => `quillport-table-${storageKey}`,
  parse: readPrefs,
  format: (prefs) => JSON.stringify(prefs),
})

/** The user's choices for a table, stored in this browser. */
export function useTablePrefs(storageKey: string) {
  const setting = tablePrefs(storageKey)
  return [setting.use(), setting.set] as const
}
