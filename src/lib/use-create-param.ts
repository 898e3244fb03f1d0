import { useSearchParams } from 'react-router-dom'

/** Where the form for a new one stands in a list's address. */
const parameter = 'new'

/**
 * A form over a list that has an address of its own (`?new=1`): whether it is open, the way to it and the way back, which
 * also forgets the form's `other` parameters. The list's own parameters stay.
 */
export function useCreateParam(...other: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const opened = new URLSearchParams(search)
  opened.set(parameter, '1')
  const close = () => {
    if (!search.has(parameter)) return
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of [parameter, ...other]) next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { isOpen: search.has(parameter), to: `?${opened}`, close }
}
