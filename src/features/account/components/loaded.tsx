import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'

type LoadedProps<T> = { query: UseQueryResult<T>; rows?: number; children: (data: T) => ReactNode }

/** Renders the query's data, a skeleton while it loads, or a retry button after an error. */
export function Loaded<T>({ query, rows = 5, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <RowsSkeleton rows={rows} height="56px" />
}
