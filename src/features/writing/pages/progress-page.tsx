import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { manuscriptQuery } from '@/features/manuscripts/api/manuscripts.ts'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
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
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="writing.manuscript.title" />} />}
      error={error}
      refetch={() => void Promise.all([manuscript.refetch(), progress.refetch()])}
      isFetching={manuscript.isFetching || progress.isFetching}
    />
  )
}
