import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { ThreadsScreen } from '../components/threads/threads-screen.tsx'

/** The comments of a manuscript (`/apps/manuscripts/:id/comments`, R-943). */
export function Page() {
  const { id = '' } = useParams()
  return <Threads key={id} id={id} />
}

function Threads({ id }: { id: string }) {
  const open = useManuscript(id)
  const { manuscript, isPending, error, refetch, isFetching } = open
  if (manuscript && !isPending) return <ThreadsScreen open={{ ...open, manuscript }} />
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="editor.comments.title" />} />}
      error={error}
      refetch={refetch}
      isFetching={isFetching}
    />
  )
}
