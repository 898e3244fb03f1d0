import { Box, Button, Flex } from '@chakra-ui/react'
import type { MailMessage } from '@contract/mail.ts'
import type { TeamNote } from '@contract/team-mail.ts'
import { useQuery } from '@tanstack/react-query'
import { Forward, Reply, ReplyAll } from 'lucide-react'
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePresence } from '@/lib/realtime/use-presence.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { usePendingActions } from '../../api/actions.ts'
import { notesQuery } from '../../api/team-mail.ts'
import type { Conversation } from '../../api/threads.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { useMarkThreadRead } from '../../hooks/use-mark-read.ts'
import { useReply } from '../../hooks/use-reply.ts'
import { overlay } from '../../model/entries.ts'
import { recipientVisitorOf, visitorOf } from '../../model/visitor.ts'
import { MailComposer } from '../composer/composer.tsx'
import { useMail } from '../mail-context.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { MessageCard } from './message-card.tsx'
import { NoteCards } from './note-cards.tsx'
import { NoteForm } from './note-form.tsx'
import { MailTypingIndicator, PresentPeople } from './present-people.tsx'
import { ScheduledCards } from './scheduled-cards.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useOpenMessages } from './use-open-messages.ts'
import { usePeopleHere } from './use-people-here.ts'
import { useReplyDrop } from './use-reply-drop.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { VisitorReply } from './visitor-reply.tsx'
import { WaitingCards } from './waiting-cards.tsx'

const noNotes: readonly TeamNote[] = []
const noIds: readonly string[] = []

type Props = { data: Conversation; fetchEarlier: () => Promise<unknown> }

/**
 * An open conversation: its messages, present people and the reply composer. Without messages they are still loading,
 * and a requested reply is being written already.
 */
export function ThreadView({ data, fetchEarlier }: Props) {
  const intl = useIntl()
  const { uid, isStaff, actions } = useMail()
  const mailbox = useMailbox()
  const pending = usePendingActions()
  const thread = overlay(data.thread, pending) ?? data.thread
  const { messages } = data
  const last = messages.at(-1)
  const { threadId } = thread
  const [isFetching, setIsFetching] = useState(false)
  const { isOpen, toggle } = useOpenMessages(messages, mailbox.messageId)
  const { composition, begin, isToVisitor, closeVisitorReply } = useReply({ uid, isStaff, thread, messages })
  const hasNotes = isStaff && thread.team !== null
  const notes = useQuery({ ...notesQuery(threadId), enabled: hasNotes }).data ?? noNotes
  const drop = useReplyDrop(composition === undefined, () => last && begin('reply', last))
  const room = usePresence(`room:thread:${threadId}`)
  const people = usePeopleHere(
    messages,
    hasNotes ? [...room.here, ...room.typing].filter((id) => id !== uid) : noIds,
  )
  const named = useCallback(
    (ids: readonly string[]) => ids.filter((id) => id !== uid).flatMap((id) => people.get(id) ?? []),
    [people, uid],
  )
  // The same element while nobody comes or goes, so that a key of a reply does not render the header.
  const avatars = useMemo(() => <PresentPeople people={named(room.here)} />, [named, room.here])
  useMarkThreadRead(thread, last?.seq ?? 0, actions)
  const scroll = useStickToEnd(messages, mailbox.messageId)
  const { toEnd } = scroll
  const replyId = composition?.id
  const initialReplyId = useRef(replyId)
  useEffect(() => {
    // Scrolls to a new reply; an existing draft does not scroll.
    if (replyId && replyId !== initialReplyId.current) toEnd()
  }, [replyId, toEnd])

  const loadEarlier = async () => {
    setIsFetching(true)
    try {
      await scroll.keepScrollPosition(fetchEarlier)
    } catch (error) {
      console.warn('Earlier messages could not be fetched.', error)
      toast.error({ title: intl.formatMessage({ id: 'mail.earlier.failed' }) })
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Flex direction="column" height="full" minH="0" minW="0">
      <ThreadHead thread={thread} avatars={avatars} />
      <Box
        ref={scroll.ref}
        as="section"
        position="relative"
        aria-labelledby="mail-subject"
        tabIndex={0}
        outline="none"
        _focusVisible={{ boxShadow: 'inset 0 0 0 2px {colors.brand.focusRing}' }}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        data-conversation={threadId}
        {...(thread.visitor ? {} : drop.handlers)}
        outlineColor="brand.solid"
        outlineOffset="-4px"
        {...(drop.isOver ? { outline: '2px dashed' } : {})}
      >
        {data.hasEarlier ? (
          <Flex justify="center" py="3">
            <Button size="xs" variant="outline" loading={isFetching} onClick={() => void loadEarlier()}>
              {intl.formatMessage({ id: 'mail.earlier' })}
            </Button>
          </Flex>
        ) : null}
        {last ? null : <ConversationSkeleton />}
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            <NoteCards
              threadId={threadId}
              notes={notes}
              from={messages[at - 1]?.sentAt}
              to={message.sentAt}
            />
            <MessageCard
              message={message}
              visitor={visitorOf(thread, message)}
              recipientVisitor={recipientVisitorOf(thread, message)}
              isOpen={isOpen(message.id)}
              onToggle={toggle}
              onReply={begin}
            />
          </Fragment>
        ))}
        <NoteCards threadId={threadId} notes={notes} from={last?.sentAt} />
        <ScheduledCards threadId={threadId} />
        <WaitingCards threadId={threadId} />
        <Box px={{ base: '3', lg: '6' }} pt="4" pb="2">
          {isToVisitor && thread.visitor ? (
            <VisitorReply threadId={threadId} visitor={thread.visitor} onDone={closeVisitorReply} />
          ) : composition ? (
            <MailComposer
              key={composition.id}
              ref={drop.composer}
              composition={composition}
              thread={thread}
              quotable={last}
              onTyping={room.noteTyping}
              onDone={(how) => {
                room.noteStopped()
                if (how === 'queued') toEnd()
              }}
            />
          ) : last ? (
            <ReplyButtons message={last} onReply={begin} />
          ) : null}
          {hasNotes && last ? <NoteForm threadId={threadId} /> : null}
        </Box>
        <MailTypingIndicator people={named(room.typing)} />
      </Box>
    </Flex>
  )
}

type ReplyButtonsProps = { message: MailMessage; onReply: ReturnType<typeof useReply>['begin'] }

function ReplyButtons({ message, onReply }: ReplyButtonsProps) {
  const intl = useIntl()
  const isMany = message.recipients.length > 1
  const replies = [
    ['reply', Reply],
    ...(isMany ? ([['reply-all', ReplyAll]] as const) : []),
    ['forward', Forward],
  ] as const
  return (
    <Flex gap="2" wrap="wrap">
      {replies.map(([kind, Icon]) => (
        <Button key={kind} variant="outline" onClick={() => onReply(kind, message)}>
          <Icon size={16} aria-hidden data-mirror="" />
          {intl.formatMessage({ id: `mail.reply.${kind}` })}
        </Button>
      ))}
    </Flex>
  )
}
