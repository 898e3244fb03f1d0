import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { testThread } from '../model/test-threads.ts'
import { mailKeys } from './keys.ts'
import { writeEntries } from './mail-cache.ts'
import type { ConversationPages } from './threads.ts'

it('undoing “read” restores the unread messages in the list and the conversation', () => {
  const client = new QueryClient()
  const thread = testThread(1, { unreadCount: 3 })
  const list = mailKeys.list({ folder: 'inbox', today: '2026-11-20' })
  client.setQueryData(list, { pages: [{ threads: [thread], total: 1 }], pageParams: [1] })
  client.setQueryData(mailKeys.thread(thread.threadId), {
    pages: [{ thread, messages: [], hasEarlier: false }],
    pageParams: [undefined],
  })
  const shown = () => [
    client.getQueryData<{ pages: { threads: (typeof thread)[] }[] }>(list)?.pages[0]?.threads[0]?.unreadCount,
    client.getQueryData<ConversationPages>(mailKeys.thread(thread.threadId))?.pages[0]?.thread.unreadCount,
  ]
  writeEntries(client, [{ ...thread, isRead: true, unreadCount: 0 }])
  expect(shown()).toEqual([0, 0])
  writeEntries(client, [{ ...thread, isRead: false, unreadCount: 3 }])
  expect(shown()).toEqual([3, 3])
})
