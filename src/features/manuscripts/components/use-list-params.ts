import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The state of a list as the address keeps it. */
export type ListParams = {
  q: string
  page: number
  itemsPerPage: number
  sortBy: string
  orderBy: 'asc' | 'desc'
}

const whole = (text: string | null, fallback: number, max: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : fallback
}

/** Reads and writes a list's search, page and sort in the address; a new search or sort starts at page 1. */
export function useListParams(fallback: Pick<ListParams, 'sortBy' | 'orderBy'>) {
  const [search, setSearch] = useSearchParams()
  const { sortBy, orderBy } = fallback
  const params = useMemo<ListParams>(() => {
    const order = search.get('orderBy')
    return {
      q: search.get('q') ?? '',
      page: whole(search.get('page'), 1, 1_000_000),
      itemsPerPage: whole(search.get('itemsPerPage'), 10, 100),
      sortBy: search.get('sortBy') ?? sortBy,
      orderBy: order === 'asc' || order === 'desc' ? order : orderBy,
    }
  }, [search, sortBy, orderBy])
  const setParams = useCallback(
    (changes: Partial<ListParams> & Record<string, string | number | undefined>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (!('page' in changes)) next.delete('page')
          for (const [key, value] of Object.entries(changes)) {
            if (value === undefined || value === '') next.delete(key)
            else next.set(key, String(value))
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return { params, setParams, search }
}
