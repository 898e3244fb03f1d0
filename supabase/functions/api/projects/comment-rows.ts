import type { ProjectComment } from '../../_shared/contract/projects.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { personJson } from './person-json.ts'
import { rightsTo } from './project-scope.ts'

/** How many comments one answer holds. */
export const MOST_COMMENTS = 200

const COMMENT = `
  json_build_object('id', c.id, 'seq', c.seq, 'body', c.body, 'author', ${personJson('c.author_id')},
    'isMine', coalesce(c.author_id = (select auth.uid()), false), 'createdAt', c.created_at, 'editedAt', c.edited_at)`

/** The comments after a number, oldest first: one more than an answer holds, which tells whether there are more. */
export async function commentsAfter(tx: Tx, projectId: string, after: number): Promise<ProjectComment[]> {
  const rows = await tx<{ comment: ProjectComment }[]>`
    select ${tx.unsafe(COMMENT)} as comment from public.project_comments c
     where c.project_id = ${projectId} and c.seq > ${after} order by c.seq limit ${MOST_COMMENTS + 1}`
  return rows.map((row) => row.comment)
}

/** One comment as the contract has it; 404 where the request has no such comment. */
export async function readProjectComment(tx: Tx, projectId: string, id: string): Promise<ProjectComment> {
  const [row] = await tx<{ comment: ProjectComment }[]>`
    select ${tx.unsafe(COMMENT)} as comment from public.project_comments c where c.project_id = ${projectId} and c.id = ${id}`
  if (!row) throw notFound()
  return row.comment
}

/** Refuses a comment that is not there (404) or is somebody else's (403). */
export async function requireOwnComment(tx: Tx, projectId: string, id: string): Promise<void> {
  await rightsTo(tx, projectId)
  const comment = await readProjectComment(tx, projectId, id)
  if (!comment.isMine) throw new HttpError('forbidden')
}
