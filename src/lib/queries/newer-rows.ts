import { replaceEqualDeep } from '@tanstack/react-query'

type Row = Readonly<Record<string, unknown>> & { revision: number }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
/** The identity of a row; roles and sections of settings have no id. */
const keyOf = (row: Row) => row.id ?? row.name ?? row.tab
const isRow = (value: unknown): value is Row =>
  isObject(value) && typeof value.revision === 'number' && keyOf(value as Row) !== undefined

/** Returns `fresh`, in which each row that `known` holds with a newer revision stays as known. */
export function keepNewerRows(known: unknown, fresh: unknown): unknown {
  if (isRow(fresh))
    return isRow(known) && keyOf(known) === keyOf(fresh) && known.revision > fresh.revision ? known : fresh
  if (Array.isArray(known) && Array.isArray(fresh)) {
    const rows = new Map(known.filter(isRow).map((row) => [keyOf(row), row]))
    return fresh.map((value, at) => keepNewerRows(isRow(value) ? rows.get(keyOf(value)) : known[at], value))
  }
  if (!isObject(known) || !isObject(fresh)) return fresh
  return Object.fromEntries(
    Object.entries(fresh).map(([name, value]) => [name, keepNewerRows(known[name], value)]),
  )
}

/** The `structuralSharing` of all queries: equal parts keep their identity, and no row replaces a newer revision. */
export const shareNewerRows = (known: unknown, fresh: unknown): unknown =>
  replaceEqualDeep(known, keepNewerRows(known, fresh))
