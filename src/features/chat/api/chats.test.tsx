import type { ChatList, ChatResponse } from '@contract/chat.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { sendSeen } from './chats.ts'
import { chatKeys } from './keys.ts'

mockApi()

it.each([
  ['stays unseen when it arrived while the one before it was marked', 5, 1],
  ['is seen when it was marked itself', 6, 0],
])('a message %s', async (_rule, seq, unseen) => {
  const chat = { unseenMsgs: 1, messages: [{ seq: 5 }, { seq: 6 }] }
  const client = new QueryClient()
  client.setQueryData(chatKeys.open('7'), { chat } as ChatResponse)
  client.setQueryData(chatKeys.list(''), { chatsContacts: [{ id: 7, chat }] } as unknown as ChatList)
  await sendSeen(client, '7', seq)
  expect(client.getQueryData<ChatResponse>(chatKeys.open('7'))?.chat?.unseenMsgs).toBe(unseen)
  const list = client.getQueryData<ChatList>(chatKeys.list(''))
  expect(list?.chatsContacts[0]?.chat.unseenMsgs).toBe(unseen)
})
