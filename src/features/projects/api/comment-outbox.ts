import type { projectCommentResponse } from '@contract/project-comments.ts'
import type * as z from 'zod'
import type { NewAttachment } from '@/features/attachments/api/use-uploads.ts'
import { outboxKind } from '@/lib/outbox/outbox.ts'
import { whenSent } from '@/lib/outbox/outbox-sender.ts'
import { href } from '@/lib/routing/href.ts'
import { areFiles } from '../model/comment-files.ts'
import { applyCommentChange } from './comments.ts'

type CommentData = {
  projectId: string
  body: string
  writtenAt: string
  /** Uploaded before the comment is queued; absent in an entry of an earlier version. */
  files?: readonly NewAttachment[]
}

const isCommentData = (data: unknown): data is CommentData =>
  typeof data === 'object' &&
  data !== null &&
  ['projectId', 'body', 'writtenAt'].every((key) => typeof Reflect.get(data, key) === 'string') &&
  areFiles(Reflect.get(data, 'files') ?? [])

/** The comments that the server may not have yet. */
export const outgoingComments = outboxKind('comment', isCommentData)

whenSent(outgoingComments, ({ client }, { id, data }, { comment }: z.infer<typeof projectCommentResponse>) =>
  applyCommentChange(client, data.projectId, id, comment),
)

/** Posts a comment from the outbox of an account. */
export function queueComment(
  uid: string,
  { id: projectId, title }: { id: string; title: string },
  { body, isQuestion, files }: { body: string; isQuestion: boolean; files: readonly NewAttachment[] },
): void {
  const id = crypto.randomUUID()
  outgoingComments.add(uid, {
    id,
    lane: `comments:${projectId}`,
    call: { method: 'post', path: `/projects/${projectId}/comments`, body: { id, body, isQuestion, files } },
    data: { projectId, body, files, writtenAt: new Date().toISOString() },
    title,
    href: href('projects.view', { id: projectId }),
  })
}
