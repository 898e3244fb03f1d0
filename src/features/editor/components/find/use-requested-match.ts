import { useCallback, useMemo } from 'react'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'

/** A match named in the URL, as from a search result: its text and its index among equal matches. */
export type RequestedMatch = { text: string; index: number }

/** The match to open, from `?find=` and `?at=`; `forget` removes it from the URL. */
export function useRequestedMatch(): { requested: RequestedMatch | null; forget: () => void } {
  const [search, changeQuery] = useQueryValues()
  const text = (search.get('find') ?? '').slice(0, 200)
  const at = Number(search.get('at') ?? 0)
  const index = Number.isInteger(at) && at >= 0 ? at : 0
  const requested = useMemo(() => (text === '' ? null : { text, index }), [text, index])
  const forget = useCallback(() => changeQuery({ find: null, at: null }), [changeQuery])
  return { requested, forget }
}
