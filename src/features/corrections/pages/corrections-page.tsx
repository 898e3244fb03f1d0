import { Button } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
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
            <Link to={href('editor.manuscript', { id })}>
              <FormattedMessage id="corrections.back" />
            </Link>
          </Button>
        }
      />
    )
  }
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="corrections.manuscript.title" />} />}
      error={error}
      refetch={refetch}
      isFetching={isFetching}
    />
  )
}
