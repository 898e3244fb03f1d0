import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import {
  projectCommentBody,
  projectCommentList,
  projectCommentPatch,
  projectCommentResponse,
} from '../../_shared/contract/project-comments.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { commentsAfter, MOST_COMMENTS, readProjectComment, requireOwnComment } from './comment-rows.ts'
import { mapConstraintErrors } from './constraint-errors.ts'
import { addFiles } from './files.ts'
import { requireAction, requireProject } from './require-action.ts'

const tags = ['projects']

const afterQuery = z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000).catch(0).default(0) })

/** `/api/projects/:id/comments`: the comments on a project; authors may edit and delete their own. */
export function projectCommentsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}/comments',
      tags,
      summary: 'Lists the comments of a project, oldest first.',
      request: { params: idParams('id'), query: afterQuery },
      responses: ok(projectCommentList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { after } = c.req.valid('query')
      const comments = await c.var.asCaller(async (tx) => {
        await requireProject(tx, id)
        return commentsAfter(tx, id, after)
      })
      return c.json(
        { comments: comments.slice(0, MOST_COMMENTS), hasMore: comments.length > MOST_COMMENTS },
        200,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/comments',
      tags,
      summary: 'Adds a comment; the same id again returns the first one.',
      request: { params: idParams('id'), body: jsonBody(projectCommentBody) },
      responses: {
        ...created(projectCommentResponse),
        ...ok(projectCommentResponse, 'The comment with this id already exists'),
      },
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { id: projectId } = c.req.valid('param')
      const { id, body, isQuestion, files } = c.req.valid('json')
      const { comment, isNew } = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await requireAction(tx, projectId, 'comment')
          const known =
            await tx`select from public.project_comments where project_id = ${projectId} and id = ${id}`
          let isNew = false
          if (known.count === 0) {
            const added = await tx`
          insert into public.project_comments (id, project_id, body, is_question)
          values (${id}, ${projectId}, ${body}, ${isQuestion})
          on conflict (project_id, id) do nothing`
            isNew = added.count > 0
            if (isNew) await addFiles(tx, projectId, 'comment', files, id)
          }
          const comment = await readProjectComment(tx, projectId, id)
          if (!comment.isMine) throw new HttpError('already_exists')
          return { comment, isNew }
        }),
      )
      return c.json({ comment }, isNew ? 201 : 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/projects/{id}/comments/{commentId}',
      tags,
      summary: 'Changes a comment of the caller, or whether it is a question.',
      request: { params: idParams('id', 'commentId'), body: jsonBody(projectCommentPatch) },
      responses: ok(projectCommentResponse),
    }),
    async (c) => {
      const { id: projectId, commentId: id } = c.req.valid('param')
      const { body, isQuestion } = c.req.valid('json')
      const comment = await mapConstraintErrors(
        c.var.asCaller(async (tx) => {
          await requireOwnComment(tx, projectId, id)
          await tx`
          update public.project_comments set body = coalesce(${body ?? null}, body),
            is_question = coalesce(${isQuestion ?? null}, is_question)
           where project_id = ${projectId} and id = ${id}`
          return readProjectComment(tx, projectId, id)
        }),
      )
      return c.json({ comment }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/{id}/comments/{commentId}',
      tags,
      summary: 'Deletes a comment of the caller.',
      request: { params: idParams('id', 'commentId') },
      responses: noContent,
    }),
    async (c) => {
      const { id: projectId, commentId: id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireOwnComment(tx, projectId, id)
        await tx`delete from public.project_comments where project_id = ${projectId} and id = ${id}`
      })
      return c.body(null, 204)
    },
  )
}
