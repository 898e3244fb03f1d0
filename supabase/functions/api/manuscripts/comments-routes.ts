import type { Hono } from 'hono'
import { createCommentBody, patchCommentBody } from '../../_shared/contract/items.ts'
import { readBody } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { readItemComment } from './item-rows.ts'
import { requireAccess } from './require-access.ts'

const BASE = '/manuscripts/:id/items/:itemId/comments'

/** `…/items/:itemId/comments`: margin comments and footnotes, each hanging on a mark of the text by its id. */
export function commentsResource(api: Hono<Env>): void {
  api.post(BASE, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const { id: given, kind, body, colour = null } = await readBody(c, createCommentBody)
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
  })

  api.patch(`${BASE}/:commentId`, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const commentId = idParam(c, 'commentId')
    const { body, resolved } = await readBody(c, patchCommentBody)
    const comment = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      if (body !== undefined || resolved !== undefined) {
        await tx`update public.item_comments set body = ${body ?? tx`body`},
            resolved_at = ${resolved === undefined ? tx`resolved_at` : resolved ? tx`coalesce(resolved_at, now())` : null}
          where manuscript_id = ${id} and item_id = ${itemId} and id = ${commentId}`
      }
      return readItemComment(tx, id, itemId, commentId)
    })
    return c.json({ comment })
  })

  api.delete(`${BASE}/:commentId`, async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const commentId = idParam(c, 'commentId')
    const gone = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      return tx`delete from public.item_comments where manuscript_id = ${id} and item_id = ${itemId} and id = ${commentId}`
    })
    if (gone.count === 0) throw notFound()
    return c.body(null, 204)
  })
}
