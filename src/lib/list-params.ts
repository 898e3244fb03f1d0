import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Which page of a list is shown, and in what order. */
export type ListState = { page: number; itemsPerPage: number; sortBy: string; orderBy: 'asc' | 'desc' }

/** Where a list begins when its address says nothing. */
export type ListDefaults = Pick<ListState, 'sortBy' | 'orderBy'> & Partial<Pick<ListState, 'itemsPerPage'>>

/** What a list asks, changed in part. */
export type ListChange<F extends string> = Partial<ListState & { q: string } & Record<F, string>>

const whole = (text: string | null, fallback: number, max: number) => {
  const number = text === null ? Number.NaN : Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : fallback
}

/** Reads what an address says of a list; what makes no sense there counts as unsaid. */
export function readList(search: URLSearchParams, defaults: ListDefaults): ListState & { q: string } {
  const order = search.get('orderBy')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    page: whole(search.get('page'), 1, 1_000_000),
    itemsPerPage: whole(search.get('itemsPerPage'), defaults.itemsPerPage ?? 10, 100),
    sortBy: search.get('sortBy') || defaults.sortBy,
    orderBy: order === 'asc' || order === 'desc' ? order : defaults.orderBy,
  }
}

/** Writes a change into an address: defaults are left out, and whatever changes the list itself begins it anew at page 1. */
export function writeList(
  before: URLSearchParams,
  change: Readonly<Record<string, string | number | undefined>>,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(before)
  const unsaid: Record<string, string | number> = {
    page: 1,
    itemsPerPage: defaults.itemsPerPage ?? 10,
    sortBy: defaults.sortBy,
    orderBy: defaults.orderBy,
  }
  if (!('page' in change)) next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === '' || String(value) === String(unsaid[key])) next.delete(key)
    else next.set(key, String(value))
  }
  return next
}

/** Turning pages is a step one can go back; typing, filtering and sorting replace the last one. */
export const isStep = (change: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(change).length === 1 && 'page' in change

/** The part of an address that is one list's: what stands under its name, without it. */
export function partOf(search: URLSearchParams, of: string): URLSearchParams {
  if (of === '') return search
  const own = [...search].filter(([key]) => key.startsWith(`${of}.`))
  return new URLSearchParams(own.map(([key, value]) => [key.slice(of.length + 1), value]))
}

/** Puts a list's part back under its name; the rest of the address stays. */
export function withPart(search: URLSearchParams, of: string, part: URLSearchParams): URLSearchParams {
  if (of === '') return part
  const others = [...search].filter(([key]) => !key.startsWith(`${of}.`))
  return new URLSearchParams([...others, ...[...part].map(([key, value]) => [`${of}.${key}`, value])])
}

/** A list's page, size, order, search and named filters, kept in the address; `of` names it on a screen of several. */
export function useListParams<const F extends string = never>(
  defaults: ListDefaults,
  filters: readonly F[] = [],
  of = '',
) {
  const [whole, setSearch] = useSearchParams()
  // The address as it will be: two changes in a row would both start from the one on the screen.
  const latest = useRef(whole)
  useEffect(() => {
    latest.current = whole
  }, [whole])
  const search = useMemo(() => partOf(whole, of), [whole, of])
  const { sortBy, orderBy, itemsPerPage } = defaults
  const names = filters.join(' ')
  const read = useMemo(() => {
    const { q, ...state } = readList(search, { sortBy, orderBy, itemsPerPage })
    const chosen = names === '' ? [] : names.split(' ').map((name) => [name, search.get(name) ?? ''] as const)
    return { q, state, filters: Object.fromEntries(chosen) as Record<F, string> }
  }, [search, sortBy, orderBy, itemsPerPage, names])
  const set = useCallback(
    (change: ListChange<F>) => {
      const fields = change as Readonly<Record<string, string | number | undefined>>
      const next = writeList(partOf(latest.current, of), fields, { sortBy, orderBy, itemsPerPage })
      latest.current = withPart(latest.current, of, next)
      setSearch(latest.current, { replace: !isStep(fields), preventScrollReset: true })
    },
    [setSearch, sortBy, orderBy, itemsPerPage, of],
  )
  return { ...read, set }
}
