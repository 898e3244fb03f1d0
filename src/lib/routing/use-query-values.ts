import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Changed values of the query by name; null and an empty text remove one. */
export type QueryChange = Readonly<Record<string, string | null>>

/**
 * The query of the address, and a function that changes some of its values and keeps the others. A change replaces the
 * entry of the history unless `isEntry`, and keeps the scroll position.
 */
export function useQueryValues(): [URLSearchParams, (change: QueryChange, isEntry?: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (values: QueryChange, isEntry = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          return next
        },
        { replace: !isEntry, preventScrollReset: true },
      ),
    [setSearch],
  )
  return [search, change]
}
