import type { ChatContact, ChatList, ChatMessage, ChatResponse, SendChatResponse } from '@contract/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { whenSent } from '@/lib/outbox/outbox-sender.ts'
import { href } from '@/lib/routing/href.ts'
import { withNewest, withSent } from '../model/merge.ts'
import { type OutgoingChatMessage, outgoingChat } from '../model/outgoing.ts'
import { catchUp } from './chats.ts'
import { chatKeys } from './keys.ts'

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
    if (!known?.messages.some((message) => message.id === msg.id)) void catchUp(client, String(key[2]))
  }
}

whenSent(outgoingChat, ({ client }, { data }, { msg }: SendChatResponse) => applySent(client, data.to, msg))

/** Sends a message from the outbox of an account. */
export function queueChatMessage(
  uid: string,
  { uid: to, id: no, fullName }: Pick<ChatContact, 'uid' | 'id' | 'fullName'>,
  message: string,
): void {
  const id = crypto.randomUUID()
  outgoingChat.add(uid, {
    id,
    lane: `chat:${to}`,
    call: { method: 'post', path: `/apps/chat/chats/${to}`, body: { id, message } },
    data: { to, message, at: new Date().toISOString() },
    title: fullName,
    href: href('chat.page', undefined, { with: String(no) }),
  })
}

/** The messages to one person that the server may not have yet, at most 200, in the order of writing. */
export const useOutgoing = (uid: string, to: string): readonly OutgoingChatMessage[] =>
  outgoingChat
    .useAll(uid)
    .filter(({ data }) => data.to === to)
    .slice(0, 200)
