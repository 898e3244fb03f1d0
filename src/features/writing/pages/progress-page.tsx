import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { manuscriptQuery } from '@/features/manuscripts/api/manuscripts.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { writingQuery } from '../api/writing.ts'
import { ProgressScreen } from '../components/progress-screen.tsx'

/** The progress of a person in a manuscript (`/apps/manuscripts/:id/progress`, R-934). */
export function Page() {
  const { id = '' } = useParams()
  return <Progress key={id} id={id} />
}

function Progress({ id }: { id: string }) {
  const manuscript = useQuery(manuscriptQuery(id))
  const progress = useQuery(writingQuery(id))
  if (manuscript.data && progress.data) {
    const { access, deletedAt } = manuscript.data
    const canWrite = access !== 'viewer' && deletedAt === null
    return <ProgressScreen manuscript={manuscript.data} progress={progress.data} canWrite={canWrite} />
  }
  const error = manuscript.error ?? progress.error
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
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
  const refetch = () => void Promise.all([manuscript.refetch(), progress.refetch()])
  if (error)
    return (
      <ErrorState level="h1" onRetry={refetch} isRetrying={manuscript.isFetching || progress.isFetching} />
    )
  return (
    <PageFrame title={<FormattedMessage id="writing.manuscript.title" />}>
      <RowsSkeleton rows={6} />
    </PageFrame>
  )
}
