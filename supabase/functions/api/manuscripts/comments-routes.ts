import { createRoute } from '@hono/zod-openapi'
import {
  commentResponse,
  commentThreadList,
  createCommentBody,
  patchCommentBody,
} from '../../_shared/contract/item-comments.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readItemComment } from './item-rows.ts'
import { requireAccess } from './require-access.ts'
import { readCommentThreads } from './thread-rows.ts'

const tags = ['items']

/**
 * `…/:id/comments` and `…/items/:itemId/comments`: comments and footnotes, each anchored to a mark of the text by its
 * id, and the replies to comments (R-941).
 */
export function commentsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/comments',
      tags,
      summary: 'Lists the threads of comments of a manuscript.',
      request: { params: idParams('id') },
      responses: ok(commentThreadList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const threads = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readCommentThreads(tx, id)
      })
      return c.json(threads, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/comments',
      tags,
      summary: 'Adds a comment, a reply or a footnote to an item.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(createCommentBody) },
      responses: created(commentResponse),
      ...refuses('in_trash', 'already_exists', 'wrong_state'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const { id: given, kind, body, colour = null, parentId = null, source } = c.req.valid('json')
      const comment = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        if (parentId !== null && kind !== 'comment') throw new HttpError('wrong_state')
        const commentId = given ?? crypto.randomUUID()
        const made = await tx`
        insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour, parent_id, source_author,
            source_created_at)
        select ${commentId}::uuid, i.id, i.manuscript_id, ${kind}, ${body}, ${colour}, ${parentId}::uuid,
            ${source?.author ?? null}, ${source?.date ?? null}::timestamptz
          from public.manuscript_items i
         where i.manuscript_id = ${id} and i.id = ${itemId} and (${parentId}::uuid is null or exists (
           select from public.item_comments p where p.manuscript_id = i.manuscript_id and p.item_id = i.id
             and p.id = ${parentId}::uuid and p.kind = 'comment' and p.parent_id is null))`
        if (made.count === 0) throw notFound()
        return readItemComment(tx, id, itemId, commentId)
      })
      return c.json({ comment }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/items/{itemId}/comments/{commentId}',
      tags,
      summary: 'Changes a comment, or resolves its thread.',
      request: { params: idParams('id', 'itemId', 'commentId'), body: jsonBody(patchCommentBody) },
      responses: ok(commentResponse),
      ...refuses('in_trash', 'wrong_state'),
    }),
    async (c) => {
      const { id, itemId, commentId } = c.req.valid('param')
      const { body, resolved } = c.req.valid('json')
      const comment = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        const { parentId } = await readItemComment(tx, id, itemId, commentId)
        if (resolved !== undefined && parentId !== null) throw new HttpError('wrong_state')
        if (body !== undefined || resolved !== undefined) {
          await tx`update public.item_comments set body = ${body ?? tx`body`},
            resolved_at = ${resolved === undefined ? tx`resolved_at` : resolved ? tx`coalesce(resolved_at, now())` : null}
          where manuscript_id = ${id} and item_id = ${itemId} and id = ${commentId}`
        }
        return readItemComment(tx, id, itemId, commentId)
      })
      return c.json({ comment }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/items/{itemId}/comments/{commentId}',
      tags,
      summary: 'Deletes a comment with the replies to it.',
      request: { params: idParams('id', 'itemId', 'commentId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId, commentId } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await readItemComment(tx, id, itemId, commentId)
        const { count } =
          await tx`delete from public.item_comments where manuscript_id = ${id} and item_id = ${itemId} and id = ${commentId}`
        if (count === 0) throw new HttpError('forbidden')
      })
      return c.body(null, 204)
    },
  )
}
