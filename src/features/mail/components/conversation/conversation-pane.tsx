import { Box, Center, Flex, Stack, Text } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { memo, type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { Drawing } from '@/ui/art/drawing.tsx'
import { EmptyState, ErrorState } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { conversationQuery, fetchEarlier } from '../../api/threads.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { replyStarted, requestedReply } from '../../model/reply-request.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { ThreadView } from './thread-view.tsx'

/** The open conversation with its loading, empty and error states; memoized, because the mailbox renders at each action. */
export const ConversationPane = memo(function ConversationPane({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const query = useInfiniteQuery(conversationQuery(threadId))
  const asked = useStore(requestedReply)
  const isLoading = !query.data && !query.isError && query.fetchStatus !== 'paused'
  // A requested reply opens before the messages have loaded, so that it receives what is typed.
  const data =
    query.data ??
    (isLoading && asked?.thread.threadId === threadId
      ? { thread: asked.thread, messages: [], hasEarlier: false }
      : undefined)
  useEffect(() => {
    if (!isLoading && !query.data) replyStarted()
  }, [isLoading, query.data])
  if (data) return <ThreadView key={threadId} data={data} fetchEarlier={() => fetchEarlier(query)} />
  const isGone = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400)
  return (
    <Pane>
      {isGone ? (
        <EmptyState
          drawing="lost"
          title={intl.formatMessage({ id: 'mail.thread.deleted' })}
          body={intl.formatMessage({ id: 'mail.thread.deleted.body' })}
        />
      ) : query.fetchStatus === 'paused' ? (
        <EmptyState
          drawing="lost"
          title={intl.formatMessage({ id: 'mail.thread.offline' })}
          body={intl.formatMessage({ id: 'mail.thread.offline.body' })}
        />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <ConversationSkeleton />
      )}
    </Pane>
  )
})

/** The layout of the pane, with the back bar above. */
function Pane({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" height="full" minH="0" overflowY="auto">
      <BackBar />
      {children}
    </Flex>
  )
}

/** The back bar of narrow screens, for states without their own header. */
export function BackBar() {
  const intl = useIntl()
  const mailbox = useMailbox()
  return (
    <Box display={{ base: 'block', md: 'none' }} px="2" py="2" borderBottomWidth="1px">
      <IconButton label={intl.formatMessage({ id: 'mail.back' })} onClick={mailbox.closeThread}>
        <ArrowLeft data-mirror="" />
      </IconButton>
    </Box>
  )
}

/** Shown in the third pane when no conversation is open. */
export function NothingOpen() {
  const intl = useIntl()
  return (
    <Center height="full" p="6">
      <Stack align="center" gap="3" maxW="xs" textAlign="center">
        <Drawing name="envelope" />
        <Text fontWeight="medium">{intl.formatMessage({ id: 'mail.nothing-open' })}</Text>
        <Text color="fg.muted">{intl.formatMessage({ id: 'mail.nothing-open.keys' })}</Text>
      </Stack>
    </Center>
  )
}
