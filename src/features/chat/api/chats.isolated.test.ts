import type { ChatList, ChatResponse } from '@contract/chat.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ post: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
const { sendSeen } = await import('./chats.ts')
const { chatKeys } = await import('./keys.ts')

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
