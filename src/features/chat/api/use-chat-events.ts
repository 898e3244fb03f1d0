import { type ChatHint, type ChatList, type ChatResponse, chatHint, type OpenChat } from '@contract/chat.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetch } from '@/lib/queries/refetch.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { throttle } from '@/lib/time/throttle.ts'
import { catchUp } from './chats.ts'
import { chatKeys } from './keys.ts'

const throttleMs = 300
const presenceMs = 1000

/** True when an open chat already contains the change of an event, for example one made by this tab. */
function isKnown(chat: OpenChat, hint: ChatHint, uid: string): boolean {
  if (hint.what === 'message') return hint.seq <= (chat.messages.at(-1)?.seq ?? 0)
  return hint.by === uid || hint.seq <= (hint.what === 'seen' ? chat.seenSeq : chat.deliveredSeq)
}

const isListed = (client: QueryClient, chatId: string) =>
  client
    .getQueriesData<ChatList>({ queryKey: chatKeys.lists })
    .some(([, list]) => list?.chatsContacts.some(({ chat }) => chat.id === chatId))

function catchUpOpen(client: QueryClient, isOld: (chat: OpenChat) => boolean = () => false): void {
  for (const query of client.getQueryCache().findAll({ queryKey: chatKeys.opens, type: 'active' })) {
    const data = query.state.data as ChatResponse | undefined
    if (data?.chat && isOld(data.chat)) continue
    void catchUp(client, String(query.queryKey[2]))
  }
}

/**
 * Refreshes the visible chats on events: the open conversation immediately, the list after a delay; both
 * after a reconnect.
 */
export function useChatEvents(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const list = throttle(() => void refetch(client, { queryKey: chatKeys.lists }), throttleMs)
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent: (event, payload) => {
        if (event !== 'chat') return
        const hint = chatHint.safeParse(payload)
        if (!hint.success) return
        catchUpOpen(client, (chat) => chat.id !== hint.data.chatId || isKnown(chat, hint.data, uid))
        // The first message moves a person from the contacts to the chats.
        if (!isListed(client, hint.data.chatId)) void refetch(client, { queryKey: chatKeys.contacts })
        list.call()
      },
      onReady: () => {
        catchUpOpen(client)
        list.call()
      },
    })
    return () => {
      stop()
      list.cancel()
    }
  }, [client, uid])
}

/** Refreshes the presence of the people on the given topics. */
export function usePresenceEvents(topics: readonly string[]): void {
  const client = useQueryClient()
  const names = topics.join()
  useEffect(() => {
    if (names === '') return
    const refresh = throttle(() => {
      catchUpOpen(client)
      void refetch(client, { queryKey: chatKeys.lists })
      void refetch(client, { queryKey: chatKeys.contacts })
    }, presenceMs)
    const stops = names.split(',').map((topic) =>
      subscribeToTopic(topic, {
        onEvent: (event) => {
          if (event === 'presence') refresh.call()
        },
      }),
    )
    return () => {
      for (const stop of stops) stop()
      refresh.cancel()
    }
  }, [client, names])
}
