import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { useFindItemQuery } from '../api/find-item.ts'
import { FolderScreen } from '../components/folder-screen.tsx'
import { ItemCrumbs } from '../components/item-crumbs.tsx'
import { ItemDescription } from '../components/item-description.tsx'
import { useSelectedManuscript } from '../components/selected-manuscript.ts'
import { branchWordCount } from '../model/counts.ts'
import { useManuscript } from '../shared/use-manuscript.ts'

/**
 * The contents of a folder (`/folders/:id`); `?manuscript=` names its manuscript if that is not the selected
 * one.
 */
export function Page() {
  const { id = '' } = useParams()
  const selected = useSelectedManuscript()
  if (selected.id) return <Folder manuscriptId={selected.id} folderId={id} />
  if (selected.isError) return <ErrorState level="h1" onRetry={() => void selected.refetch()} />
  return selected.isPending ? <Waiting /> : <NoFolder />
}

const Waiting = () => (
  <PageFrame width="wide" title={<FormattedMessage id="manuscripts.folder.title" />}>
    <RowsSkeleton />
  </PageFrame>
)

function Folder({ manuscriptId, folderId }: { manuscriptId: string; folderId: string }) {
  const intl = useIntl()
  const [search] = useSearchParams()
  const open = useManuscript(manuscriptId)
  const { manuscript, tree } = open
  if (open.error) return <ErrorState level="h1" onRetry={open.refetch} isRetrying={open.isFetching} />
  if (!manuscript || open.isPending) return <Waiting />
  const folder = tree.byId.get(folderId)
  if (!folder) return <Elsewhere folderId={folderId} notIn={manuscriptId} />
  const view = search.get('view') ?? undefined
  return (
    <PageFrame
      width="wide"
      title={folder.title || intl.formatMessage({ id: 'manuscripts.untitled' })}
      description={folder.synopsis || undefined}
      above={
        <ItemCrumbs
          tree={tree}
          itemId={folder.id}
          rootTitle={manuscript.title}
          to={(id) =>
            id === null
              ? href('manuscripts.folders', undefined, { manuscript: manuscript.id, view })
              : href('manuscripts.folder', { id }, { manuscript: manuscript.id, view })
          }
        />
      }
      actions={
        <Button asChild variant="outline">
          <Link to={href('editor.manuscript', { id: manuscript.id }, { item: folder.id })}>
            <FormattedMessage id="manuscripts.folders.binder" />
          </Link>
        </Button>
      }
    >
      <FolderScreen
        open={{ ...open, manuscript }}
        folder={folder}
        aside={<ItemDescription item={folder} words={branchWordCount(tree, folder.id)} />}
      />
    </PageFrame>
  )
}

/** Searches the folder in the other manuscripts and redirects to it. */
function Elsewhere({ folderId, notIn }: { folderId: string; notIn: string }) {
  const { manuscripts } = useSelectedManuscript()
  const others = manuscripts.map(({ id }) => id).filter((id) => id !== notIn)
  const found = useQuery(useFindItemQuery(folderId, others))
  if (found.isPending) return <Waiting />
  if (!found.data) return <NoFolder />
  return <Navigate replace to={href('manuscripts.folder', { id: folderId }, { manuscript: found.data })} />
}

const NoFolder = () => (
  <EmptyState
    level="h1"
    drawing="lost"
    title={<FormattedMessage id="manuscripts.folder.missing" />}
    body={<FormattedMessage id="manuscripts.folder.missing-body" />}
    action={
      <Button asChild variant="outline">
        <Link to={href('manuscripts.folders')}>
          <FormattedMessage id="manuscripts.folders.title" />
        </Link>
      </Button>
    }
  />
)
