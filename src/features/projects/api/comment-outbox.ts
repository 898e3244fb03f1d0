import type { projectCommentResponse } from '@contract/projects.ts'
import type * as z from 'zod'
import { outboxKind } from '@/lib/outbox/outbox.ts'
import { whenSent } from '@/lib/outbox/outbox-sender.ts'
import { href } from '@/lib/routing/href.ts'
import { applyCommentChange } from './comments.ts'

type CommentData = { projectId: string; body: string; writtenAt: string }

const isCommentData = (data: unknown): data is CommentData =>
  typeof data === 'object' &&
  data !== null &&
  ['projectId', 'body', 'writtenAt'].every((key) => typeof Reflect.get(data, key) === 'string')

/** The comments that the server may not have yet. */
export const outgoingComments = outboxKind('comment', isCommentData)

whenSent(outgoingComments, ({ client }, { id, data }, { comment }: z.infer<typeof projectCommentResponse>) =>
  applyCommentChange(client, data.projectId, id, comment),
)

/** Posts a comment from the outbox of an account. */
export function queueComment(
  uid: string,
  { id: projectId, title }: { id: string; title: string },
  body: string,
  isQuestion: boolean,
): void {
  const id = crypto.randomUUID()
  outgoingComments.add(uid, {
    id,
    lane: `comments:${projectId}`,
    call: { method: 'post', path: `/projects/${projectId}/comments`, body: { id, body, isQuestion } },
    data: { projectId, body, writtenAt: new Date().toISOString() },
    title,
    href: href('projects.view', { id: projectId }),
  })
}
