import { expect, it } from 'vitest'
import { buildTimeline } from './build-timeline.ts'
import type { OutgoingChatMessage } from './outgoing.ts'

const entry = (
  id: string,
  to: string,
  state: OutgoingChatMessage['state'] = 'waiting',
): OutgoingChatMessage => ({
  id,
  kind: 'chat',
  lane: to,
  state,
  order: Number(id),
  call: { method: 'post', path: `/apps/chat/chats/${to}` },
  data: { to, message: id, at: '2026-11-21T12:00:00Z' },
})

it('a message that has arrived is not shown again as being on its way', () => {
  const arrived = {
    id: '1',
    seq: 1,
    message: '1',
    time: '2026-11-21T12:00:00Z',
    senderId: 1,
    feedback: { isSent: true, isDelivered: false, isSeen: false },
  }
  const days = buildTimeline([arrived], [entry('1', 'a'), entry('2', 'a')], 7)
  expect(days.flatMap(({ bubbles }) => bubbles.map(({ key, mark }) => [key, mark]))).toEqual([
    ['1', 'sent'],
    ['2', 'waiting'],
  ])
})

it('consecutive messages of one person are grouped, and a new day starts a group', () => {
  const messageAt = (seq: number, time: string, senderId: number) => ({
    id: `${seq}`,
    seq,
    message: 'x',
    time,
    senderId,
    feedback: { isSent: true, isDelivered: true, isSeen: true },
  })
  const days = buildTimeline(
    [
      messageAt(1, '2026-11-20T12:00:00Z', 7),
      messageAt(2, '2026-11-20T12:04:00Z', 7),
      messageAt(3, '2026-11-20T12:10:00Z', 7),
      messageAt(4, '2026-11-20T12:10:01Z', 1),
      messageAt(5, '2026-11-21T12:10:01Z', 1),
    ],
    [],
    7,
  )
  expect(
    days.map(({ bubbles }) =>
      bubbles.map(({ isFirst, isLast }) => `${isFirst ? '[' : ''}${isLast ? ']' : ''}`),
    ),
  ).toEqual([['[', ']', '[]', '[]'], ['[]']])
})
