import type { QueryClient } from '@tanstack/react-query'
import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import { OutboxSender } from '@/lib/outbox/outbox-sender.ts'
import { nextOrder, type OutboxEntry } from '@/lib/outbox/send-lane.ts'
import { applyCommentChange, sendCommentChange } from './comments.ts'

/** A comment in the outbox. */
export type OutgoingComment = OutboxEntry & {
  projectId: string
  body: string
  isQuestion?: boolean
  writtenAt: string
}

const name = 'comment-outbox'
const outgoingComments = localCollections<OutgoingComment>({
  name,
  isRecord: (value): value is OutgoingComment =>
    hasRecordId(value) && 'projectId' in value && 'body' in value && typeof value.body === 'string',
})

function openOutbox(uid: string, client: QueryClient) {
  const entries = outgoingComments.of(uid)
  const sender = new OutboxSender({
    name,
    uid,
    entries,
    laneOf: ({ projectId }: OutgoingComment) => projectId,
    waitsMs: [1000, 3000],
    // Then the writer is offered to send it again or to discard it.
    maxFailures: 3,
    send: async ({ projectId, id, body, isQuestion = false }, signal) => {
      const comment = await sendCommentChange(projectId, { action: 'post', id, body, isQuestion }, signal)
      await applyCommentChange(client, projectId, id, comment)
    },
  })
  return {
    entries: entries.store,
    sendNow: sender.sendNow,
    post(projectId: string, body: string, isQuestion: boolean): void {
      const order = nextOrder(entries.all())
      const writtenAt = new Date().toISOString()
      entries.put({
        id: crypto.randomUUID(),
        projectId,
        body,
        isQuestion,
        writtenAt,
        order,
        state: 'waiting',
      })
      sender.sendNow()
    },
    retry(id: string): void {
      const entry = entries.get(id)
      if (entry) entries.put({ ...entry, state: 'waiting', failures: 0 })
      sender.sendNow()
    },
    discard: entries.drop,
  }
}
type CommentOutbox = ReturnType<typeof openOutbox>

const boxes = new Map<string, CommentOutbox>()

/** Opens the outbox of comments of an account. */
export function commentOutboxOf(uid: string, client: QueryClient): CommentOutbox {
  const box = boxes.get(uid) ?? openOutbox(uid, client)
  boxes.set(uid, box)
  return box
}
