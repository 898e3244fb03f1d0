import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A passage that the URL names, as a search hit does: words of the text, and which of their occurrences. */
export type RequestedMatch = { text: string; index: number }

/** The passage to open at, from `?find=` and `?at=`; `forget` takes it out of the URL. */
export function useRequestedMatch(): { asked: RequestedMatch | null; forget: () => void } {
  const [search, setSearch] = useSearchParams()
  const text = (search.get('find') ?? '').slice(0, 200)
  const at = Number(search.get('at') ?? 0)
  const index = Number.isInteger(at) && at >= 0 ? at : 0
  const asked = useMemo(() => (text === '' ? null : { text, index }), [text, index])
  const forget = useCallback(() => {
    setSearch(
      (now) => {
        now.delete('find')
        now.delete('at')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setSearch])
  return { asked, forget }
}
