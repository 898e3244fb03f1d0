import type { ProjectComment } from '../../_shared/contract/project-comments.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { personJson } from './person-json.ts'
import { requireAction } from './require-action.ts'

/** The maximum number of comments in one response. */
export const MOST_COMMENTS = 200

const FILE = `
  json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime, 'path', f.object_path, 'createdAt', f.created_at)`

const COMMENT = `
  json_build_object('id', c.id, 'seq', c.seq, 'body', c.body, 'author', ${personJson('c.author_id')},
    'isMine', coalesce(c.author_id = (select auth.uid()), false), 'isQuestion', c.is_question, 'answeredAt', c.answered_at,
    'createdAt', c.created_at, 'editedAt', c.edited_at, 'isByMail', private.mail_original(c.id) is not null,
    'files', coalesce((select json_agg(${FILE} order by f.name, f.id) from public.project_attachments f
      where f.project_id = c.project_id and f.comment_id = c.id), '[]'))`

/** Returns the comments after a number, oldest first: one more than a response holds, to detect further ones. */
export async function commentsAfter(tx: Tx, projectId: string, after: number): Promise<ProjectComment[]> {
  const rows = await tx<{ comment: ProjectComment }[]>`
    select ${tx.unsafe(COMMENT)} as comment from public.project_comments c
     where c.project_id = ${projectId} and c.seq > ${after} order by c.seq limit ${MOST_COMMENTS + 1}`
  return rows.map((row) => row.comment)
}

/** Returns one comment in the contract format; throws 404 when the project has none with this id. */
export async function readProjectComment(tx: Tx, projectId: string, id: string): Promise<ProjectComment> {
  const [row] = await tx<{ comment: ProjectComment }[]>`
    select ${tx.unsafe(COMMENT)} as comment from public.project_comments c where c.project_id = ${projectId} and c.id = ${id}`
  if (!row) throw notFound()
  return row.comment
}

/** Throws for a missing comment (404), and for another person's or one of an observer (403). */
export async function requireOwnComment(tx: Tx, projectId: string, id: string): Promise<void> {
  await requireAction(tx, projectId, 'comment')
  const comment = await readProjectComment(tx, projectId, id)
  if (!comment.isMine) throw new HttpError('forbidden')
}
