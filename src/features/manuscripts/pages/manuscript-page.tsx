import { Button } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState } from '@/ui/feedback/states.tsx'
import { ManuscriptScreen } from '../components/manuscript-screen.tsx'
import { ManuscriptSkeleton } from '../components/manuscript-skeleton.tsx'
import { useManuscript } from '../shared/use-manuscript.ts'

/** A manuscript: its binder beside the selected item (`/apps/manuscripts/:id`). */
export function Page() {
  const { id = '' } = useParams()
  return <Manuscript key={id} id={id} />
}

function Manuscript({ id }: { id: string }) {
  const open = useManuscript(id)
  const { manuscript } = open
  if (manuscript && !open.isPending) return <ManuscriptScreen open={{ ...open, manuscript }} />
  if (open.error) {
    const isMissing =
      open.error instanceof ApiError && (open.error.status === 404 || open.error.status === 400)
    return isMissing ? (
      <Missing />
    ) : (
      <ErrorState level="h1" onRetry={open.refetch} isRetrying={open.isFetching} />
    )
  }
  return <ManuscriptSkeleton />
}

function Missing() {
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
