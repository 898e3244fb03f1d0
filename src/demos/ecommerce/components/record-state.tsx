import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api-error.ts'
import { PageFrame } from '@/ui/page.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/states.tsx'

type RecordStateProps = {
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }
  title: string
  /** The text for a record that does not exist. */
  missing: string
  back: string
  backLabel: string
}

/** The page of a record while it loads, after it failed to load, and when it does not exist. */
export function RecordState({ query, title, missing, back, backLabel }: RecordStateProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  return (
    <PageFrame title={title}>
      {query.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isMissing ? (
        <EmptyState
          drawing="lost"
          title={missing}
          action={
            <Button asChild variant="outline">
              <Link to={back}>{backLabel}</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
    </PageFrame>
  )
}
