import type { ProjectComment } from '@contract/project-comments.ts'
import type { ProjectMessage } from '@contract/project-messages.ts'
import { expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'

const comment = (body: string, createdAt: string) => ({ body, createdAt }) as ProjectComment
const message = (text: string, sentAt: string) => ({ text, sentAt }) as ProjectMessage
const texts = (comments: ProjectComment[], messages: ProjectMessage[]) =>
  timelineOf(comments, messages).map((entry) =>
    entry.kind === 'comment' ? entry.comment.body : entry.message.text,
  )

it('R-868: shows messages between the comments by time, whatever the offset of each is', () => {
  expect(
    texts(
      [comment('second', '2026-01-01T10:00:00Z'), comment('fourth', '2026-01-01T12:00:00Z')],
      [message('third', '2026-01-01T12:30:00+01:00'), message('first', '2026-01-01T09:00:00.5Z')],
    ),
  ).toEqual(['first', 'second', 'third', 'fourth'])
})

it('R-868: names the conversation of a message once until another entry follows', () => {
  const of = (threadId: string, sentAt: string) => ({ threadId, sentAt }) as ProjectMessage
  const entries = timelineOf(
    [comment('c', '2026-01-01T12:00:00Z')],
    [
      of('a', '2026-01-01T10:00:00Z'),
      of('a', '2026-01-01T11:00:00Z'),
      of('a', '2026-01-01T13:00:00Z'),
      of('b', '2026-01-01T14:00:00Z'),
    ],
  )
  expect(entries.map((entry) => entry.kind === 'message' && entry.isContinued)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

it('R-868: keeps the order of comments, also of two with one time', () => {
  const at = '2026-01-01T10:00:00Z'
  expect(texts([comment('b', at), comment('a', at)], [message('m', at)])).toEqual(['b', 'a', 'm'])
})
