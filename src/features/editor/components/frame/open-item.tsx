import { Box, Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { itemQuery } from '@/features/manuscripts/api/items.ts'
import { isCatalogue } from '@/features/manuscripts/shared/detail-fields.ts'
import { EarlyTextField } from '@/features/manuscripts/shared/early-text-field.tsx'
import { ApiError } from '@/lib/api/api-error.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { ItemEditor } from '../session/item-editor.tsx'
import { useLeftDraft } from '../session/use-left-draft.ts'
import { EditorLayout } from './editor-layout.tsx'
import type { OpenItemProps } from './open-item-props.ts'

// Loads the font early, so that the text does not reflow after it appears.
void document.fonts.load('1rem "Literata Variable"')

/** The item of the address: loading, missing, unreadable or open. */
export function OpenItem({ panes, ...props }: OpenItemProps) {
  const { open, itemId } = props
  const intl = useIntl()
  const user = useUser()
  const summary = open.tree.byId.get(itemId)
  // A new item without a revision is not on the server yet.
  const query = useQuery({ ...itemQuery(open.manuscript.id, itemId), enabled: summary?.revision !== 0 })
  const userId = user?.uid ?? ''
  const left = useLeftDraft(userId, itemId)

  usePageTitle(summary?.title)

  const isReady = query.data !== undefined && user !== null && left !== undefined
  if (isReady) {
    return (
      <ItemEditor {...props} opensParts item={query.data} userId={userId} left={left}>
        {(facts) => <EditorLayout {...facts} panes={panes} />}
      </ItemEditor>
    )
  }

  const isGone = query.error instanceof ApiError && [400, 403, 404, 422].includes(query.error.status)
  if (isGone) {
    return (
      <Pane>
        <EmptyState
          drawing="lost"
          level="h1"
          title={intl.formatMessage({ id: 'editor.missing.heading' })}
          body={intl.formatMessage({ id: 'editor.missing.body' })}
          action={
            <Button asChild variant="outline">
              <Link to={href('editor.manuscript', { id: open.manuscript.id }, { view: 'cards' })}>
                {intl.formatMessage({ id: 'editor.to-manuscript' })}
              </Link>
            </Button>
          }
        />
      </Pane>
    )
  }
  if (query.error && !query.data) {
    return (
      <Pane>
        <ErrorState level="h1" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      </Pane>
    )
  }
  return (
    <Pane>
      {open.canWrite && summary && !isCatalogue(summary.type) ? <EarlyTextField itemId={itemId} /> : null}
      <Box maxW="prose" width="full" mx="auto" px="6" py="24">
        <ProseSkeleton lines={12} />
      </Box>
    </Pane>
  )
}

/** The layout of the loading and error states. */
function Pane({ children }: { children: ReactNode }) {
  return (
    <Flex flex="1" minW="0" direction="column" overflowY="auto">
      {children}
    </Flex>
  )
}
