import type { Hono } from 'hono'
import { createItemBody, itemListQuery, patchItemBody } from '../../_shared/contract/items.ts'
import { DOCUMENT_BODY, readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { readItem } from './item-rows.ts'
import { itemValues } from './item-values.ts'
import { lockItem } from './lock-item.ts'
import { makeRoom } from './place-item.ts'
import { readBinderRows } from './read-binder.ts'
import { lockTree, requireAccess } from './require-access.ts'
import { keepReplaced, keepRevision } from './revisions.ts'

/** `/api/manuscripts/:id/items`: the binder, and one item's content. */
export function itemsResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/items', async (c) => {
    const id = idParam(c, 'id')
    const { type, active } = readQuery(c, itemListQuery)
    const text = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readBinderRows(tx, id, { type, active: active === 'true' })
    })
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })

  api.post('/manuscripts/:id/items', async (c) => {
    const id = idParam(c, 'id')
    const { parentId, afterId, id: given, ...body } = await readBody(c, createItemBody, DOCUMENT_BODY)
    const item = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      await lockTree(tx, id)
      const { position } = await makeRoom(tx, id, parentId, afterId)
      const itemId = given ?? crypto.randomUUID()
      const place = { id: itemId, manuscript_id: id, parent_id: parentId, position }
      await tx`insert into public.manuscript_items ${tx({ ...itemValues(tx, body), ...place })}`
      return readItem(tx, id, itemId)
    })
    return c.json({ item }, 201)
  })

  api.get('/manuscripts/:id/items/:itemId', async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const item = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return readItem(tx, id, itemId)
    })
    return c.json({ item })
  })

  api.patch('/manuscripts/:id/items/:itemId', async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const { revision, keepReplacedAs, ...changes } = await readBody(c, patchItemBody, DOCUMENT_BODY)
    const item = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'write')
      await lockItem(tx, id, itemId, revision)
      if (keepReplacedAs) await keepRevision(tx, id, itemId, keepReplacedAs)
      else if (changes.content !== undefined) await keepReplaced(tx, id, itemId, c.var.claims.sub)
      const values = itemValues(tx, changes)
      if (Object.keys(values).length > 0) {
        await tx`update public.manuscript_items set ${tx(values)} where manuscript_id = ${id} and id = ${itemId}`
      }
      return readItem(tx, id, itemId)
    })
    return c.json({ item })
  })
}
