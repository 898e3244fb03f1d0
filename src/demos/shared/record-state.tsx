import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { Delayed, EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'

type RecordStateProps = {
  query: { isFetching: boolean; error: unknown; refetch: () => unknown }
  title: string
  /** The text for a record that does not exist. */
  missing: string
  body?: string
  back: string
  backLabel: string
}

/** The page of a record while it loads, after it failed to load, and when it does not exist. */
export function RecordState({ query, title, missing, body, back, backLabel }: RecordStateProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  return (
    <PageFrame width="wide" title={title}>
      {isMissing ? (
        <EmptyState
          drawing="lost"
          title={missing}
          body={body}
          action={
            <Button asChild variant="outline">
              <Link to={back}>{backLabel}</Link>
            </Button>
          }
        />
      ) : query.error ? (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Delayed>
          <RowsSkeleton rows={8} />
        </Delayed>
      )}
    </PageFrame>
  )
}
