import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'

type LoadedProps<T> = { query: UseQueryResult<T>; rows?: number; children: (data: T) => ReactNode }

/** What was asked for once it is there: before that its shape, and after a failure the way to try again. */
export function Loaded<T>({ query, rows = 5, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return <RowsSkeleton rows={rows} height="56px" />
}
