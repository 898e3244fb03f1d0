import { Box, Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import type { OpenManuscript } from '@/features/manuscripts/widgets/use-manuscript.ts'
import { ApiError } from '@/lib/api-error.ts'
import { href } from '@/lib/href.ts'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/states.tsx'
import { useLeftDraft } from '../desk/use-left-draft.ts'
import type { Panes } from './panes.ts'

export type OpenItemProps = {
  open: OpenManuscript & { manuscript: NonNullable<OpenManuscript['manuscript']> }
  itemId: string
  isFocused: boolean
  setFocused: (isFocused: boolean) => void
  onOpenItem: (itemId: string) => void
  panes: Panes
}

// The text editor is the heavy part of the room: it comes while the item is fetched.
const loadDesk = () => import('./open-desk.tsx')
const OpenDesk = lazy(() => loadDesk().then((file) => ({ default: file.OpenDesk })))

/** The item of the address in each of its states: on its way, not there, not readable, or open. */
export function OpenItem(props: OpenItemProps) {
  const { open, itemId } = props
  const intl = useIntl()
  const user = useUser()
  const query = useQuery(itemQuery(open.manuscript.id, itemId))
  const userId = user?.uid ?? ''
  const left = useLeftDraft(userId, itemId)

  const waiting = (
    <Box maxW="66ch" width="full" mx="auto" px="6" py="24">
      <ProseSkeleton lines={12} />
    </Box>
  )
  useEffect(() => {
    // Only ahead of time: whoever needs it asks again and shows what went wrong.
    loadDesk().catch(() => undefined)
  }, [])

  if (query.data && user && left !== undefined) {
    return (
      <Suspense fallback={<Flex flex="1">{waiting}</Flex>}>
        <OpenDesk {...props} item={query.data} userId={userId} left={left} />
      </Suspense>
    )
  }
  const isGone = query.error instanceof ApiError && [400, 403, 404, 422].includes(query.error.status)
  const toManuscript = (
    <Button asChild variant="outline">
      <Link to={href('manuscripts.view', { id: open.manuscript.id })}>
        {intl.formatMessage({ id: 'editor.to-manuscript' })}
      </Link>
    </Button>
  )
  return (
    <Flex flex="1" minW="0" direction="column" overflowY="auto">
      {isGone ? (
        <EmptyState
          drawing="lost"
          level="h1"
          title={intl.formatMessage({ id: 'editor.missing.heading' })}
          body={intl.formatMessage({ id: 'editor.missing.body' })}
          action={toManuscript}
        />
      ) : query.error && !query.data ? (
        <ErrorState level="h1" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        waiting
      )}
    </Flex>
  )
}
