import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '@/ui/feedback/states.tsx'

type QueryContentProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** Shown until the query has data. */
  loading: ReactNode
  /** The heading level of the error. */
  level?: 'h2' | 'h3'
  children: (data: T) => ReactNode
}

/** Content that needs the data of a query, with its loading and error states. */
export function QueryContent<T>({ query, loading, level = 'h2', children }: QueryContentProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return loading
  return <ErrorState level={level} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
}
