import type { Hono } from 'hono'
import { z } from 'zod'
import { projectCommentBody, projectCommentPatch } from '../../_shared/contract/projects.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { commentsAfter, MOST_COMMENTS, readProjectComment, requireOwnComment } from './comment-rows.ts'
import { rightsTo } from './project-scope.ts'

const afterQuery = z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).catch(0).default(0) })

/** `/api/projects/:id/comments`: what is said about a request; one's own can be changed and taken back. */
export function projectCommentsResource(api: Hono<Env>): void {
  api.get('/projects/:id/comments', async (c) => {
    const id = idParam(c, 'id')
    const { after } = readQuery(c, afterQuery)
    const comments = await c.var.asCaller(async (tx) => {
      await rightsTo(tx, id)
      return commentsAfter(tx, id, after)
    })
    return c.json({ comments: comments.slice(0, MOST_COMMENTS), hasMore: comments.length > MOST_COMMENTS })
  })

  api.post('/projects/:id/comments', async (c) => {
    const projectId = idParam(c, 'id')
    const { id, body } = await readBody(c, projectCommentBody)
    const { comment, isNew } = await c.var.asCaller(async (tx) => {
      await rightsTo(tx, projectId)
      const known =
        await tx`select from public.project_comments where project_id = ${projectId} and id = ${id}`
      let isNew = false
      if (known.count === 0) {
        const added = await tx`
          insert into public.project_comments (id, project_id, body) values (${id}, ${projectId}, ${body})
          on conflict (project_id, id) do nothing`
        isNew = added.count > 0
      }
      const comment = await readProjectComment(tx, projectId, id)
      if (!comment.isMine) throw new HttpError('already_exists')
      return { comment, isNew }
    })
    return c.json({ comment }, isNew ? 201 : 200)
  })

  api.patch('/projects/:id/comments/:commentId', async (c) => {
    const projectId = idParam(c, 'id')
    const id = idParam(c, 'commentId')
    const { body } = await readBody(c, projectCommentPatch)
    const comment = await c.var.asCaller(async (tx) => {
      await requireOwnComment(tx, projectId, id)
      await tx`update public.project_comments set body = ${body} where project_id = ${projectId} and id = ${id}`
      return readProjectComment(tx, projectId, id)
    })
    return c.json({ comment })
  })

  api.delete('/projects/:id/comments/:commentId', async (c) => {
    const projectId = idParam(c, 'id')
    const id = idParam(c, 'commentId')
    await c.var.asCaller(async (tx) => {
      await requireOwnComment(tx, projectId, id)
      await tx`delete from public.project_comments where project_id = ${projectId} and id = ${id}`
    })
    return c.body(null, 204)
  })
}
