import { Box } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { EarlyTextField } from '@/features/manuscripts/shared/early-text-field.tsx'
import { ManuscriptNotLoaded } from '@/features/manuscripts/shared/manuscript-not-loaded.tsx'
import { ManuscriptSkeleton } from '@/features/manuscripts/shared/page-parts.ts'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useWritingScreen } from '@/lib/shortcuts/writing-screen.ts'
import { ProseSkeleton } from '@/ui/feedback/states.tsx'
import { ManuscriptFrame } from '../components/frame/manuscript-frame.tsx'

/**
 * A manuscript at an item or a view of the query (`/apps/manuscripts/:id`), or at the text of an item
 * (`/manuscripts/:manuscriptId/items/:itemId/edit`). Both paths show one page, which keeps its state between them.
 */
export function Page() {
  const { id = '', manuscriptId = id } = useParams()
  return <Manuscript key={manuscriptId} id={manuscriptId} />
}

function Manuscript({ id }: { id: string }) {
  const { itemId = null } = useParams()
  const [search] = useSearchParams()
  const shownId = itemId ?? search.get('item')
  const client = useQueryClient()
  const edited = itemQuery(id, itemId ?? '')
  // Loaded in parallel with the manuscript; an item of the query may be a folder, which has nothing to load.
  if (itemId !== null && !client.getQueryState(edited.queryKey)) void client.prefetchQuery(edited)
  const open = useManuscript(id)
  const { manuscript } = open
  // With the list of the items, because Alt+PageDown needs the next one as soon as the text has the caret.
  if (manuscript && !open.isPending) return <ManuscriptFrame open={{ ...open, manuscript }} />
  const loading = shownId === null ? <ManuscriptSkeleton /> : <LoadingText itemId={shownId} />
  return (
    <ManuscriptNotLoaded
      loading={loading}
      error={open.error}
      refetch={open.refetch}
      isFetching={open.isFetching}
    />
  )
}

function LoadingText({ itemId }: { itemId: string }) {
  useWritingScreen()
  return (
    <Box maxW="prose" width="full" mx="auto" px="6" py="24">
      <EarlyTextField itemId={itemId} />
      <ProseSkeleton lines={12} />
    </Box>
  )
}
