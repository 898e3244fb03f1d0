import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { outputsQuery } from '../api/outputs.ts'
import { ExportScreen } from '../components/export-screen.tsx'

/** Exports a manuscript as a file (`/apps/manuscripts/:id/export`, R-727). */
export function Page() {
  const { id = '' } = useParams()
  return <Export key={id} id={id} />
}

function Export({ id }: { id: string }) {
  const open = useManuscript(id)
  const { manuscript } = open
  const outputs = useQuery(outputsQuery(id))
  if (manuscript && outputs.data && !open.isPending)
    return (
      <ExportScreen
        manuscript={manuscript}
        tree={open.tree}
        collections={open.collections.list}
        outputs={outputs.data}
      />
    )
  const error = open.error ?? outputs.error
  const refetch = () => {
    open.refetch()
    void outputs.refetch()
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
  if (error)
    return <ErrorState level="h1" onRetry={refetch} isRetrying={open.isFetching || outputs.isFetching} />
  return (
    <PageFrame title={<FormattedMessage id="export.manuscript.title" />}>
      <RowsSkeleton rows={6} />
    </PageFrame>
  )
}
