import type { ChatList, ChatResponse, sendChatResponse } from '@contract/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { useStore } from '@/lib/external-store.ts'
import { OutboxSender } from '@/lib/outbox/outbox-sender.ts'
import { inOrder, nextOrder } from '@/lib/outbox/send-lane.ts'
import { withNewest, withSent } from '../model/merge.ts'
import { CHAT_OUTBOX } from '../model/outbox-name.ts'
import { type OutgoingChatMessage, outgoingMessages } from '../model/outgoing.ts'
import { catchUp } from './chats.ts'
import { chatKeys } from './keys.ts'

type ChatMessage = Parameters<typeof withSent>[1]

/** Shows a message that the server has taken in the list of chats and in the open chat. */
function applySent(client: QueryClient, to: string, msg: ChatMessage): void {
  for (const [key, list] of client.getQueriesData<ChatList>({ queryKey: chatKeys.lists })) {
    const sent = list?.chatsContacts.find(({ uid }) => uid === to)
    // The first message moves a person from the contacts to the chats.
    if (sent) client.setQueryData<ChatList>(key, (now) => now && withNewest(now, to, msg))
    else for (const queryKey of [key, chatKeys.contacts]) void client.invalidateQueries({ queryKey })
  }
  for (const [key, data] of client.getQueriesData<ChatResponse>({ queryKey: chatKeys.opens })) {
    if (data?.contact.uid !== to) continue
    client.setQueryData<ChatResponse>(key, (old) => (old ? withSent(old, msg) : old))
    const known = client.getQueryData<ChatResponse>(key)?.chat
    if (!known?.messages.some((message) => message.id === msg.id)) void refresh(client, String(key[2]))
  }
}

async function refresh(client: QueryClient, who: string): Promise<void> {
  try {
    await catchUp(client, who)
  } catch (error) {
    console.warn('A chat could not be brought up to date; the next hint does it.', error)
  }
}

function openOutbox(uid: string, client: QueryClient) {
  const entries = outgoingMessages.of(uid)
  const sender = new OutboxSender({
    name: CHAT_OUTBOX,
    uid,
    entries,
    laneOf: ({ to }: OutgoingChatMessage) => to,
    waitsMs: [1000, 2000, 5000, 10_000, 30_000],
    send: ({ id, to, message }, signal) =>
      api.post<typeof sendChatResponse>(`/apps/chat/chats/${to}`, { body: { id, message }, signal }),
    onSent: ({ to }, { msg }) => applySent(client, to, msg),
  })
  window.addEventListener('online', sender.sendNow)
  return {
    uid,
    entries: entries.store,
    sendNow: sender.sendNow,
    add(to: string, message: string): void {
      const at = new Date().toISOString()
      const order = nextOrder(entries.all())
      entries.put({ id: crypto.randomUUID(), to, message, at, order, state: 'waiting' })
      sender.sendNow()
    },
    retry(id: string): void {
      const entry = entries.get(id)
      if (entry) entries.put({ ...entry, state: 'waiting' })
      sender.sendNow()
    },
    discard: entries.drop,
  }
}
type ChatOutbox = ReturnType<typeof openOutbox>

const boxes = new Map<string, ChatOutbox>()

/** Opens the outbox of an account and sends what waits in it. */
export function outboxOf(uid: string, client: QueryClient): ChatOutbox {
  const known = boxes.get(uid)
  if (known) return known
  const box = openOutbox(uid, client)
  boxes.set(uid, box)
  box.sendNow()
  return box
}

/** The messages to one account that the server may not have yet, in the order of writing. */
export const useOutgoing = (box: ChatOutbox, to: string): readonly OutgoingChatMessage[] =>
  inOrder(useStore(box.entries).filter((entry) => entry.to === to))
