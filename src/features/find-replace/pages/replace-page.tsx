import { Button } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { ReplaceScreen } from '../components/replace-screen.tsx'

/** Finds and replaces words in a manuscript (`/apps/manuscripts/:id/replace`, R-927). */
export function Page() {
  const { id = '' } = useParams()
  return <Replace key={id} id={id} />
}

function Replace({ id }: { id: string }) {
  const { manuscript, tree, canWrite, isPending, error, refetch, isFetching } = useManuscript(id)
  if (manuscript && !isPending)
    return <ReplaceScreen manuscript={manuscript} tree={tree} canWrite={canWrite} />
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
  if (error) return <ErrorState level="h1" onRetry={refetch} isRetrying={isFetching} />
  return (
    <PageFrame title={<FormattedMessage id="find-replace.manuscript.title" />}>
      <RowsSkeleton rows={6} />
    </PageFrame>
  )
}
