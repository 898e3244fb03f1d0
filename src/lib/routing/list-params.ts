import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pendingSearch } from './pending-navigation.ts'

/** The page and the order of a list. */
export type ListState = { page: number; itemsPerPage: number; sortBy: string; orderBy: 'asc' | 'desc' }

/** A list's state when the URL has no parameters. */
export type ListDefaults = Pick<ListState, 'sortBy' | 'orderBy'> & Partial<Pick<ListState, 'itemsPerPage'>>

/** A partial change of a list's parameters. */
export type ListChange<F extends string> = Partial<ListState & { q: string } & Record<F, string>>

const wholeNumber = (text: string | null, fallback: number, max: number) => {
  const number = text === null ? Number.NaN : Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : fallback
}

/** Reads a list's state from the URL; invalid values fall back to the defaults. */
export function readList(search: URLSearchParams, defaults: ListDefaults): ListState & { q: string } {
  const order = search.get('orderBy')
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    page: wholeNumber(search.get('page'), 1, 1_000_000),
    itemsPerPage: wholeNumber(search.get('itemsPerPage'), defaults.itemsPerPage ?? 10, 100),
    sortBy: search.get('sortBy') || defaults.sortBy,
    orderBy: order === 'asc' || order === 'desc' ? order : defaults.orderBy,
  }
}

/** Writes a change to the URL: defaults are omitted, and a change other than paging returns to page 1. */
export function writeList(
  before: URLSearchParams,
  change: Readonly<Record<string, string | number | undefined>>,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(before)
  const defaultValues: Record<string, string | number> = {
    page: 1,
    itemsPerPage: defaults.itemsPerPage ?? 10,
    sortBy: defaults.sortBy,
    orderBy: defaults.orderBy,
  }
  if (!('page' in change)) next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === '' || String(value) === String(defaultValues[key])) next.delete(key)
    else next.set(key, String(value))
  }
  return next
}

/**
 * True when the change pushes a history entry: paging does; typing, filtering and sorting replace the entry.
 */
export const isPageChange = (change: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(change).length === 1 && 'page' in change

/** The parameters of one list: those with `prefix`, without it. */
export function paramsWithPrefix(search: URLSearchParams, prefix: string): URLSearchParams {
  if (prefix === '') return search
  const own = [...search].filter(([key]) => key.startsWith(`${prefix}.`))
  return new URLSearchParams(own.map(([key, value]) => [key.slice(prefix.length + 1), value]))
}

/** Writes a list's parameters back under its prefix; other parameters stay. */
export function replaceParamsWithPrefix(
  search: URLSearchParams,
  prefix: string,
  part: URLSearchParams,
): URLSearchParams {
  if (prefix === '') return part
  const others = [...search].filter(([key]) => !key.startsWith(`${prefix}.`))
  return new URLSearchParams([...others, ...[...part].map(([key, value]) => [`${prefix}.${key}`, value])])
}

/**
 * A list's page, size, order, search and filters, kept in the URL; `prefix` is set on a screen with
 * several lists. A change with `isEntry` pushes a history entry, as paging does.
 */
export function useListParams<const F extends string = never>(
  defaults: ListDefaults,
  filters: readonly F[] = [],
  prefix = '',
) {
  const [allParams, setSearch] = useSearchParams()
  // Holds the pending URL, so that two changes in one render do not overwrite each other.
  const latest = useRef(allParams)
  useEffect(() => {
    latest.current = allParams
  }, [allParams])
  const search = useMemo(() => paramsWithPrefix(allParams, prefix), [allParams, prefix])
  const { sortBy, orderBy, itemsPerPage } = defaults
  const names = filters.join(' ')
  const read = useMemo(() => {
    const { q, ...state } = readList(search, { sortBy, orderBy, itemsPerPage })
    const chosen = names === '' ? [] : names.split(' ').map((name) => [name, search.get(name) ?? ''] as const)
    return { q, state, filters: Object.fromEntries(chosen) as Record<F, string> }
  }, [search, sortBy, orderBy, itemsPerPage, names])
  const set = useCallback(
    (change: ListChange<F>, { isEntry }: { isEntry?: boolean } = {}) => {
      const fields = change as Readonly<Record<string, string | number | undefined>>
      // A search is written after a pause in typing, when a clicked link may already open another page.
      const from = 'q' in change ? pendingSearch(latest.current) : latest.current
      if (from === null) return
      const next = writeList(paramsWithPrefix(from, prefix), fields, { sortBy, orderBy, itemsPerPage })
      latest.current = replaceParamsWithPrefix(from, prefix, next)
      setSearch(latest.current, { replace: !(isEntry ?? isPageChange(fields)), preventScrollReset: true })
    },
    [setSearch, sortBy, orderBy, itemsPerPage, prefix],
  )
  return { ...read, set }
}
