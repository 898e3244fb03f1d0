import type { ChatList, ChatMessage, ChatResponse, OpenChat } from '@contract/chat.ts'

/** Applies the chat's delivered and seen positions to a message. */
function markMessage(message: ChatMessage, chat: OpenChat): ChatMessage {
  if (message.senderId === chat.userId) return message
  const isDelivered = message.seq <= chat.deliveredSeq
  const isSeen = message.seq <= chat.seenSeq
  const { feedback } = message
  if (feedback.isDelivered === isDelivered && feedback.isSeen === isSeen) return message
  return { ...message, feedback: { isSent: true, isDelivered, isSeen } }
}

/** Merges two responses of one chat: each message once, in order, with the newest marks. */
export function mergeChat(old: OpenChat, next: OpenChat): OpenChat {
  const bySeq = new Map<number, ChatMessage>()
  for (const message of [...old.messages, ...next.messages]) bySeq.set(message.seq, message)
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  const isNewer = next.lastSeq >= old.lastSeq
  const merged: OpenChat = {
    ...old,
    unseenMsgs: isNewer ? next.unseenMsgs : old.unseenMsgs,
    lastSeq: Math.max(old.lastSeq, next.lastSeq),
    deliveredSeq: Math.max(old.deliveredSeq, next.deliveredSeq),
    seenSeq: Math.max(old.seenSeq, next.seenSeq),
    hasOlder: (messages[0]?.seq ?? 1) > 1,
    messages,
  }
  return { ...merged, messages: messages.map((message) => markMessage(message, merged)) }
}

/** Merges chat responses; a response for another chat replaces the old one. */
export function mergeChatResponse(old: ChatResponse, next: ChatResponse): ChatResponse {
  const { chat } = next
  if (!chat) return { ...next, chat: old.chat }
  return { contact: next.contact, chat: old.chat?.id === chat.id ? mergeChat(old.chat, chat) : chat }
}

/** Adds a sent message to its chat; after a gap the missing messages are fetched instead. */
export function withSent(old: ChatResponse, message: ChatMessage): ChatResponse {
  const { chat } = old
  if (!chat || message.seq > (chat.messages.at(-1)?.seq ?? 0) + 1) return old
  return {
    ...old,
    chat: mergeChat(chat, { ...chat, lastSeq: Math.max(chat.lastSeq, message.seq), messages: [message] }),
  }
}

/** Puts the chat with a person first in the list, with a sent message as its newest. */
export function withNewest(list: ChatList, to: string, message: ChatMessage): ChatList {
  const isWith = ({ uid }: { uid: string }) => uid === to
  const newest = list.chatsContacts
    .filter(isWith)
    .map((contact) => ({ ...contact, chat: { ...contact.chat, messages: [message] } }))
  return { ...list, chatsContacts: [...newest, ...list.chatsContacts.filter((other) => !isWith(other))] }
}
