import { useSearchParams } from 'react-router-dom'

/** The search text of a page in its URL (`?q=`), and its setter. */
export function useSearchText(): [string, (q: string) => void] {
  const [params, setParams] = useSearchParams()
  const q = (params.get('q') ?? '').trim().slice(0, 200)
  return [q, (next) => setParams(next.trim() === '' ? {} : { q: next }, { replace: true })]
}
