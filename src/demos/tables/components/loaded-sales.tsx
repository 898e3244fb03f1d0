import { Skeleton } from '@chakra-ui/react'
import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Delayed, ErrorState } from '@/ui/feedback/states.tsx'
import { salesQuery } from '../api/sales.ts'

/** The sales, with their loading and error states. */
export function Sales({ children }: { children: (sales: readonly SalesDetail[]) => ReactNode }) {
  const query = useQuery(salesQuery())
  if (query.data) return children(query.data)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  return (
    <Delayed>
      <Skeleton height="440px" />
    </Delayed>
  )
}
