import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { LoadingPage, ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
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
  return (
    <ManuscriptNotLoaded
      loading={<LoadingPage title={<FormattedMessage id="export.manuscript.title" />} />}
      error={error}
      refetch={refetch}
      isFetching={open.isFetching || outputs.isFetching}
    />
  )
}
