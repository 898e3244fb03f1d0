import { useSearchParams } from 'react-router-dom'

const parameter = 'new'

/**
 * The state of a create form in the URL (`?new=1`): open, and functions to open and close it. Closing removes
 * the `other` parameters.
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
