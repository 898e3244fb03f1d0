import type { ChatList, ChatMessage, ChatResponse, OpenChat } from '@contract/chat.ts'
import { describe, expect, it } from 'vitest'
import { mergeChat, mergeChatResponse, withNewest, withSent } from './merge.ts'

const other = 7
const message = (seq: number, senderId = 1): ChatMessage => ({
  id: `00000000-0000-4000-8000-0000000000${String(seq).padStart(2, '0')}`,
  seq,
  message: `${seq}`,
  time: '2026-11-21T12:00:00Z',
  senderId,
  feedback: { isSent: true, isDelivered: false, isSeen: false },
})
const chat = (seqs: number[], over: Partial<OpenChat> = {}): OpenChat => ({
  id: '00000000-0000-4000-8000-000000000099',
  userId: other,
  unseenMsgs: 0,
  messages: seqs.map((seq) => message(seq)),
  deliveredSeq: 0,
  seenSeq: 0,
  lastSeq: Math.max(0, ...seqs),
  hasOlder: (seqs[0] ?? 1) > 1,
  ...over,
})
const answer = (one: OpenChat | null): ChatResponse => ({
  chat: one,
  contact: { id: other } as ChatResponse['contact'],
})
const seqs = (one: OpenChat | null | undefined) => one?.messages.map(({ seq }) => seq)

describe('mergeChat', () => {
  it('keeps each message once, in order, for either argument order', () => {
    expect(seqs(mergeChat(chat([3, 4, 5]), chat([5, 6])))).toEqual([3, 4, 5, 6])
    expect(seqs(mergeChat(chat([5, 6]), chat([3, 4, 5])))).toEqual([3, 4, 5, 6])
    expect(mergeChat(chat([3, 4]), chat([1, 2], { lastSeq: 4 })).hasOlder).toBe(false)
  })

  it('marks messages up to the seen position and never removes a mark', () => {
    const seen = mergeChat(chat([1, 2, 3]), chat([], { lastSeq: 3, deliveredSeq: 3, seenSeq: 2 }))
    expect(seen.messages.map(({ feedback }) => [feedback.isDelivered, feedback.isSeen])).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ])
    expect(mergeChat(seen, chat([], { lastSeq: 3 }))).toMatchObject({ seenSeq: 2, deliveredSeq: 3 })
  })

  it('keeps the newer unseen count', () => {
    expect(mergeChat(chat([5], { unseenMsgs: 2 }), chat([1], { unseenMsgs: 0, lastSeq: 1 })).unseenMsgs).toBe(
      2,
    )
  })

  it('keeps a known chat when the other response has none', () => {
    expect(seqs(mergeChatResponse(answer(chat([1])), answer(null)).chat)).toEqual([1])
  })
})

describe('withSent', () => {
  it('adds a message when none is missing before it, else leaves it to the next fetch', () => {
    expect(seqs(withSent(answer(chat([1, 2])), message(3)).chat)).toEqual([1, 2, 3])
    expect(seqs(withSent(answer(chat([1, 2])), message(4)).chat)).toEqual([1, 2])
    expect(seqs(withSent(answer(chat([1, 2])), message(5)).chat)).toEqual([1, 2])
    expect(seqs(withSent(answer(chat([1, 2], { lastSeq: 4 })), message(5)).chat)).toEqual([1, 2])
    expect(withSent(answer(null), message(1)).chat).toBeNull()
  })
})

it('a sent message is the newest of its chat, which is first in the list', () => {
  const people = ['ada', 'bea'].map((uid) => ({ uid, chat: chat([1]) }))
  const list = { chatsContacts: people } as unknown as ChatList
  const { chatsContacts } = withNewest(list, 'bea', message(2))
  expect(chatsContacts.map(({ uid, chat: one }) => [uid, one.messages.map(({ seq }) => seq)])).toEqual([
    ['bea', [2]],
    ['ada', [1]],
  ])
})
