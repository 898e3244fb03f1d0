import { useParams } from 'react-router-dom'
import { ManuscriptScreen } from '../components/manuscript-screen.tsx'
import { ManuscriptSkeleton } from '../components/manuscript-skeleton.tsx'
import { ManuscriptNotLoaded } from '../shared/manuscript-not-loaded.tsx'
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
  return (
    <ManuscriptNotLoaded
      loading={<ManuscriptSkeleton />}
      error={open.error}
      refetch={open.refetch}
      isFetching={open.isFetching}
    />
  )
}
