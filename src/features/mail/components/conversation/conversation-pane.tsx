import { Box, Center, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api-error.ts'
import { MUCH_LATER_MS, whenIdle } from '@/lib/when-idle.ts'
import { Drawing } from '@/ui/art/drawing.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { LazyBoundary } from '@/ui/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { Delayed, EmptyState, ErrorState, ProseSkeleton } from '@/ui/states.tsx'
import { conversationQuery } from '../../api/threads.ts'
import { useMail } from '../mail-context.ts'

// Loaded after the list or with the first conversation, because it contains the HTML sanitiser.
const Conversation = lazyWithRetry(() => import('./thread-view.tsx'), 'ThreadView')
whenIdle(Conversation.preload, MUCH_LATER_MS)

/** The open conversation with its loading, empty and error states. */
export function ConversationPane({ threadId }: { threadId: string }) {
  const intl = useIntl()
  const query = useQuery(conversationQuery(threadId))
  if (query.data) {
    return (
      <LazyBoundary
        failure="inline"
        key={threadId}
        fallback={
          <Pane>
            <ConversationSkeleton />
          </Pane>
        }
        frame={(notice) => <Pane>{notice}</Pane>}
      >
        <Conversation data={query.data} />
      </LazyBoundary>
    )
  }
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
}

/** The layout of the pane, with the back bar above. */
function Pane({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" height="full" minH="0" overflowY="auto">
      <BackBar />
      {children}
    </Flex>
  )
}

function ConversationSkeleton() {
  return (
    <Stack gap="6" p="6">
      <Delayed>
        <Skeleton height="7" width="60%" />
        <Flex gap="3" align="center">
          <Skeleton boxSize="8" borderRadius="full" />
          <Skeleton height="4" width="40%" />
        </Flex>
      </Delayed>
      <ProseSkeleton lines={6} />
    </Stack>
  )
}

/** The back bar of narrow screens, for states without their own header. */
export function BackBar() {
  const intl = useIntl()
  const { mailbox } = useMail()
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
