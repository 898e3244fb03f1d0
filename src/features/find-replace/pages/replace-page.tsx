import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
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
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="find-replace.manuscript.title" />} />}
      error={error}
      refetch={refetch}
      isFetching={isFetching}
    />
  )
}
