import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'

type ManuscriptNotLoadedProps = {
  /** Shown while the data loads. */
  loading: ReactNode
  error: unknown
  refetch: () => void
  isFetching: boolean
}

/** A page about a manuscript whose data is missing, failed or loading. */
export function ManuscriptNotLoaded({ loading, error, refetch, isFetching }: ManuscriptNotLoadedProps) {
  if (!error) return loading
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isMissing) return <ErrorState level="h1" onRetry={refetch} isRetrying={isFetching} />
  return (
    <EmptyState
      level="h1"
      drawing="lost"
      title={<FormattedMessage id="manuscripts.missing" />}
      body={<FormattedMessage id="manuscripts.missing-body" />}
      action={
        <Button asChild variant="outline">
          <Link to={href('manuscripts.list')}>
            <FormattedMessage id="manuscripts.list.title" />
          </Link>
        </Button>
      }
    />
  )
}

/** The heading of a page above rows that load. */
export const LoadingPage = ({ title }: { title: ReactNode }) => (
  <PageFrame title={title}>
    <RowsSkeleton rows={6} />
  </PageFrame>
)
