import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { historyQuery } from '../api/history.ts'
import { HistoryScreen } from '../components/history-screen.tsx'

/** The texts of a manuscript on earlier days (`/apps/manuscripts/:id/history`, R-966). */
export function Page() {
  const { id = '' } = useParams()
  return <History key={id} id={id} />
}

function History({ id }: { id: string }) {
  const { manuscript, tree, canWrite, isPending, error, refetch, isFetching } = useManuscript(id)
  const days = useQuery(historyQuery(id))
  if (manuscript && days.data && !isPending)
    return <HistoryScreen manuscript={manuscript} tree={tree} days={days.data} canWrite={canWrite} />
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="manuscript-history.manuscript.title" />} />}
      error={error ?? days.error}
      refetch={() => {
        refetch()
        void days.refetch()
      }}
      isFetching={isFetching || days.isFetching}
    />
  )
}
