import { Button, Flex } from '@chakra-ui/react'
import type { ChatContact, ChatResponse } from '@contract/chat.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { outboxOf, sendAgain } from '@/lib/outbox/outbox.ts'
import { usePresence } from '@/lib/realtime/use-presence.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { catchUp, openChatQuery } from '../api/chats.ts'
import { queueChatMessage, useOutgoing } from '../api/outbox.ts'
import { buildTimeline } from '../model/build-timeline.ts'
import { ChatTimeline } from './chat-timeline.tsx'
import { ChatComposer } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'

type ConversationProps = {
  who: string
  uid: string
  backTo: string
  onContact: (contact: ChatContact) => void
}

/** The conversation with a contact: header, messages and composer. */
export function ChatConversation({ who, uid, backTo, onContact }: ConversationProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const query = useQuery(openChatQuery(who))
  useEffect(() => {
    // Refreshes cached messages, because events only reach visible chats.
    void catchUp(client, who)
  }, [client, who])
  if (query.data) return <OpenConversation {...{ who, uid, backTo, onContact }} data={query.data} />
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return isMissing ? (
      <EmptyState
        drawing="closed-gate"
        title={intl.formatMessage({ id: 'chat.missing.title' })}
        body={intl.formatMessage({ id: 'chat.missing.body' })}
        action={
          <Button asChild variant="outline">
            <Link to={backTo}>{intl.formatMessage({ id: 'chat.head.back' })}</Link>
          </Button>
        }
      />
    ) : (
      <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    )
  }
  return (
    <Flex direction="column" flex="1" justify="flex-end" p={{ base: '4', md: '6' }}>
      <RowsSkeleton rows={6} height="40px" />
    </Flex>
  )
}

function OpenConversation({ who, uid, backTo, onContact, data }: ConversationProps & { data: ChatResponse }) {
  const { chat, contact } = data
  usePageTitle(contact.fullName)
  const outgoing = useOutgoing(uid, contact.uid)
  const room = usePresence(chat && contact.canWrite ? `room:chat:${chat.id}` : null)
  const days = useMemo(
    () => buildTimeline(chat?.messages ?? [], outgoing, contact.id),
    [chat?.messages, outgoing, contact.id],
  )
  return (
    <>
      <ConversationHead
        contact={contact}
        // Shows only the contact of this chat, independent of other clients' presence data.
        isHere={room.here.includes(contact.uid)}
        backTo={backTo}
        onContact={() => onContact(contact)}
      />
      <ChatTimeline
        who={who}
        chat={chat}
        contact={contact}
        days={days}
        isTyping={room.typing.includes(contact.uid)}
        onRetry={(id) => sendAgain(uid, id)}
        onDiscard={outboxOf(uid).drop}
      />
      <ChatComposer
        contact={contact}
        uid={uid}
        onType={room.noteTyping}
        onStopped={room.noteStopped}
        onSend={(message) => queueChatMessage(uid, contact, message)}
      />
    </>
  )
}
