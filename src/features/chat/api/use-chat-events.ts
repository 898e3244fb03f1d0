import { type ChatHint, type ChatList, type ChatResponse, chatHint, type OpenChat } from '@contract/chat.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeToTopic } from '@/lib/live.ts'
import { catchUp } from './chats.ts'
import { chatKeys } from './keys.ts'

const settleMs = 300
const presenceMs = 1000

/** Calls once after the last of a flurry. */
function settled(work: () => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, waitMs)
  }
  return { ask, stop: () => clearTimeout(timer) }
}

/** Whether an open chat has all a hint speaks of: the echo of what this tab did itself. */
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
    catchUp(client, String(query.queryKey[2])).catch((error: unknown) =>
      console.warn('A chat could not be brought up to date; the next hint does it.', error),
    )
  }
}

/**
 * Keeps the chats on the screen fresh. A hint says only that there is something: the open conversation is read on at once,
 * the list a moment later; both again whenever the channel was away.
 */
export function useChatEvents(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const list = settled(() => void client.invalidateQueries({ queryKey: chatKeys.lists }), settleMs)
    const stop = subscribeToTopic(`user:${uid}`, {
      onEvent: (event, payload) => {
        if (event !== 'chat') return
        const hint = chatHint.safeParse(payload)
        if (!hint.success) return
        catchUpOpen(client, (chat) => chat.id !== hint.data.chatId || isKnown(chat, hint.data, uid))
        // The first word between two: who was among the contacts is among the chats now.
        if (!isListed(client, hint.data.chatId))
          void client.invalidateQueries({ queryKey: chatKeys.contacts })
        list.ask()
      },
      onReady: () => {
        catchUpOpen(client)
        list.ask()
      },
    })
    return () => {
      stop()
      list.stop()
    }
  }, [client, uid])
}

/** Follows who of the people shown comes, goes or changes. */
export function usePresenceEvents(topics: readonly string[]): void {
  const client = useQueryClient()
  const names = topics.join()
  useEffect(() => {
    if (names === '') return
    const look = settled(() => {
      catchUpOpen(client)
      void client.invalidateQueries({ queryKey: chatKeys.lists })
      void client.invalidateQueries({ queryKey: chatKeys.contacts })
    }, presenceMs)
    const stops = names.split(',').map((topic) =>
      subscribeToTopic(topic, {
        onEvent: (event) => {
          if (event === 'presence') look.ask()
        },
      }),
    )
    return () => {
      for (const stop of stops) stop()
      look.stop()
    }
  }, [client, names])
}
