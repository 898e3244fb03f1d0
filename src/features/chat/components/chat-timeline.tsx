import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ChatContact, OpenChat } from '@contract/chat.ts'
import { ArrowDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { nameWithCompany } from '@/features/people/shared/name-with-company.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import type { ChatDay } from '../model/build-timeline.ts'
import { ChatBubble } from './bubble.tsx'
import { DayMark } from './day-mark.tsx'
import { ChatTypingIndicator } from './typing-indicator.tsx'
import { useLoadOlder } from './use-load-older.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

type TimelineProps = {
  who: string
  chat: OpenChat | null
  contact: ChatContact
  days: readonly ChatDay[]
  isTyping: boolean
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
}

/** The messages of a conversation, grouped by day. */
export function ChatTimeline({ who, chat, contact, days, isTyping, onRetry, onDiscard }: TimelineProps) {
  const intl = useIntl()
  const last = days.at(-1)?.bubbles.at(-1)
  const keeper = useScrollAnchor(chat?.messages[0]?.id, last?.isOwn ? last.key : undefined)
  const older = useLoadOlder(who, chat?.hasOlder === true, keeper.scroller)
  useMarkSeen(who, chat, keeper.isAtEnd)
  const unseen = chat?.unseenMsgs ?? 0
  const name = nameWithCompany(intl, contact.fullName, contact.affiliation)
  return (
    <Box position="relative" flex="1" minH="0" display="flex" flexDirection="column">
      <Box
        ref={keeper.scroller}
        onScroll={keeper.handleScroll}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        css={{ overflowAnchor: 'none' }}
        tabIndex={0}
        role="log"
        aria-label={intl.formatMessage({ id: 'chat.log.label' }, { name })}
        aria-busy={older.isLoading}
      >
        <Flex
          ref={keeper.content}
          direction="column"
          justify="flex-end"
          minH="full"
          px={{ base: '3', md: '6' }}
          py="4"
        >
          {chat?.hasOlder ? (
            <Stack ref={older.sentinel} align="center" pb="3" gap="1">
              {older.isFailed ? (
                <Text textStyle="xs" color="danger.fg">
                  {intl.formatMessage({ id: 'chat.log.older-failed' })}
                </Text>
              ) : null}
              <Button size="xs" variant="ghost" loading={older.isLoading} onClick={older.load}>
                {intl.formatMessage({ id: 'chat.log.older' })}
              </Button>
            </Stack>
          ) : null}
          {days.length === 0 ? (
            <EmptyState
              drawing="envelope"
              level="h3"
              title={intl.formatMessage({ id: 'chat.first.title' })}
              body={intl.formatMessage({ id: 'chat.first.body' }, { name })}
            />
          ) : null}
          {days.map(({ day, bubbles }) => (
            <Box key={day}>
              <DayMark day={day} />
              {bubbles.map((bubble) => (
                <ChatBubble
                  key={bubble.key}
                  bubble={bubble}
                  name={name}
                  onRetry={onRetry}
                  onDiscard={onDiscard}
                />
              ))}
            </Box>
          ))}
          <ChatTypingIndicator name={isTyping ? name : null} />
        </Flex>
      </Box>
      {keeper.isAtEnd ? null : (
        <Button
          position="absolute"
          insetInlineEnd={{ base: '3', md: '6' }}
          bottom="3"
          size="xs"
          borderRadius="full"
          variant={unseen > 0 ? 'solid' : 'outline'}
          boxShadow="raised"
          onClick={keeper.toEnd}
        >
          <ArrowDown size={14} strokeWidth={2} aria-hidden />
          {unseen > 0
            ? intl.formatMessage({ id: 'chat.log.newest-unseen' }, { count: unseen })
            : intl.formatMessage({ id: 'chat.log.newest' })}
        </Button>
      )}
    </Box>
  )
}
