import { createRoute } from '@hono/zod-openapi'
import { commentResponse, createCommentBody, patchCommentBody } from '../../_shared/contract/items.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readItemComment } from './item-rows.ts'
import { requireAccess } from './require-access.ts'

const tags = ['items']

/** `…/items/:itemId/comments`: margin comments and footnotes, each anchored to a mark of the text by its id. */
export function commentsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/comments',
      tags,
      summary: 'Adds a comment or footnote to an item.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(createCommentBody) },
      responses: created(commentResponse),
      ...refuses('in_trash', 'already_exists'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const { id: given, kind, body, colour = null } = c.req.valid('json')
      const comment = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        const commentId = given ?? crypto.randomUUID()
        const made = await tx`
        insert into public.item_comments (id, item_id, manuscript_id, kind, body, colour)
        select ${commentId}::uuid, i.id, i.manuscript_id, ${kind}, ${body}, ${colour} from public.manuscript_items i
         where i.manuscript_id = ${id} and i.id = ${itemId}`
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
      summary: 'Changes or resolves a comment.',
      request: { params: idParams('id', 'itemId', 'commentId'), body: jsonBody(patchCommentBody) },
      responses: ok(commentResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId, commentId } = c.req.valid('param')
      const { body, resolved } = c.req.valid('json')
      const comment = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
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
      summary: 'Deletes a comment.',
      request: { params: idParams('id', 'itemId', 'commentId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId, commentId } = c.req.valid('param')
      const gone = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return tx`delete from public.item_comments where manuscript_id = ${id} and item_id = ${itemId} and id = ${commentId}`
      })
      if (gone.count === 0) throw notFound()
      return c.body(null, 204)
    },
  )
}
