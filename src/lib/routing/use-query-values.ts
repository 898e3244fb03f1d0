import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Changed values of the query by name; null and an empty text remove one. */
export type QueryChange = Readonly<Record<string, string | null>>
/** `isAtOnce` renders in the same task, so that the next key reaches the field that the change shows; not in effects. */
type ChangeOptions = { isEntry?: boolean; isAtOnce?: boolean }

/**
 * The query of the address, and a function that changes some of its values and keeps the others. A change replaces the
 * entry of the history unless `isEntry`, and keeps the scroll position.
 */
export function useQueryValues(): [URLSearchParams, (change: QueryChange, options?: ChangeOptions) => void] {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (values: QueryChange, { isEntry = false, isAtOnce = false }: ChangeOptions = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          return next
        },
        {
          replace: !isEntry,
          preventScrollReset: true,
          // A loader would delay the change to a later task.
          ...(isAtOnce ? { flushSync: true, defaultShouldRevalidate: false } : {}),
        },
      ),
    [setSearch],
  )
  return [search, change]
}
