import { Button } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { CorrectionsScreen } from '../components/corrections-screen.tsx'

/** Takes over the corrections of a Word document (`/apps/manuscripts/:id/corrections`, R-866). */
export function Page() {
  const { id = '' } = useParams()
  return <Corrections key={id} id={id} />
}

function Corrections({ id }: { id: string }) {
  const { manuscript, tree, canWrite, isPending, error, refetch, isFetching } = useManuscript(id)
  if (manuscript && !isPending) {
    if (canWrite) return <CorrectionsScreen manuscript={manuscript} tree={tree} />
    return (
      <EmptyState
        level="h1"
        title={<FormattedMessage id="corrections.read-only" />}
        body={<FormattedMessage id="corrections.read-only.body" />}
        action={
          <Button asChild variant="outline">
            <Link to={href('manuscripts.view', { id })}>
              <FormattedMessage id="corrections.back" />
            </Link>
          </Button>
        }
      />
    )
  }
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
    <PageFrame title={<FormattedMessage id="corrections.manuscript.title" />}>
      <RowsSkeleton rows={6} />
    </PageFrame>
  )
}
