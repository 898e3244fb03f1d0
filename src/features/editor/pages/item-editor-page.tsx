import { Box, Button } from '@chakra-ui/react'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { EarlyTextField } from '@/features/manuscripts/shared/early-text-field.tsx'
import { useManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { EditorFrame } from '../components/frame/editor-frame.tsx'

/** The editor of one item of a manuscript. */
export function Page() {
  const intl = useIntl()
  const { manuscriptId = '', itemId = '' } = useParams()
  // Loaded in parallel with the manuscript.
  usePrefetchQuery(itemQuery(manuscriptId, itemId))
  const open = useManuscript(manuscriptId)
  const { manuscript, error } = open
  // With the list of the items, because Alt+PageDown needs the next one as soon as the text has the caret.
  if (manuscript && !open.isPending) return <EditorFrame open={{ ...open, manuscript }} itemId={itemId} />
  if (error instanceof ApiError && [400, 403, 404, 422].includes(error.status)) {
    return (
      <EmptyState
        drawing="lost"
        level="h1"
        title={intl.formatMessage({ id: 'editor.no-manuscript.heading' })}
        body={intl.formatMessage({ id: 'editor.no-manuscript.body' })}
        action={
          <Button asChild variant="outline">
            <Link to={href('manuscripts.list')}>{intl.formatMessage({ id: 'editor.to-manuscripts' })}</Link>
          </Button>
        }
      />
    )
  }
  if (error) return <ErrorState level="h1" onRetry={open.refetch} isRetrying={open.isFetching} />
  return (
    <Box maxW="prose" width="full" mx="auto" px="6" py="24">
      <EarlyTextField itemId={itemId} />
      <ProseSkeleton lines={12} />
    </Box>
  )
}
