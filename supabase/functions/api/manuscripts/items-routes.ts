import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import {
  createItemBody,
  itemList,
  itemListQuery,
  itemResponse,
  patchItemBody,
  savedItem,
} from '../../_shared/contract/items.ts'
import { documentBody, idParams } from '../../_shared/http/request.ts'
import { created, jsonText, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { itemConflict } from './item-conflict.ts'
import { readItemResponse } from './item-rows.ts'
import { itemValues } from './item-values.ts'
import { makeRoom } from './place-item.ts'
import { readBinderRows } from './read-binder.ts'
import { lockTree, requireAccess } from './require-access.ts'
import { insertItem, writeItemSave } from './save-item.ts'

const tags = ['items']

/** `/api/manuscripts/:id/items`: the binder and the content of one item. */
export function itemsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/items',
      tags,
      summary: 'Lists the items of a manuscript in binder order.',
      request: { params: idParams('id'), query: itemListQuery },
      responses: ok(itemList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { type, active } = c.req.valid('query')
      const text = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readBinderRows(tx, id, { type, active: active === 'true' })
      })
      return jsonText<z.infer<typeof itemList>>(c, text)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items',
      tags,
      summary: 'Creates an item.',
      request: { params: idParams('id'), body: documentBody(createItemBody) },
      responses: created(itemResponse),
      ...refuses('in_trash', 'already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { parentId, afterId, id: given, ...body } = c.req.valid('json')
      const text = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        const { position } = await makeRoom(tx, id, parentId, afterId)
        const itemId = given ?? crypto.randomUUID()
        const place = { id: itemId, manuscript_id: id, parent_id: parentId, position }
        await insertItem(tx, { ...itemValues(body), ...place })
        return readItemResponse(tx, id, itemId)
      })
      return jsonText<z.infer<typeof itemResponse>, 201>(c, text, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/items/{itemId}',
      tags,
      summary: 'Returns an item with its text.',
      request: { params: idParams('id', 'itemId') },
      responses: ok(itemResponse),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const text = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readItemResponse(tx, id, itemId)
      })
      return jsonText<z.infer<typeof itemResponse>>(c, text)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/manuscripts/{id}/items/{itemId}',
      tags,
      summary: 'Changes an item.',
      request: { params: idParams('id', 'itemId'), body: documentBody(patchItemBody) },
      responses: { ...ok(savedItem), ...itemConflict },
      ...refuses('in_trash', 'already_exists'),
    }),
    async (c) => {
      const ids = c.req.valid('param')
      const body = c.req.valid('json')
      const save = { ...body, changes: itemValues(body) }
      return c.json(await c.var.asCaller((tx) => writeItemSave(tx, ids, save)), 200)
    },
  )
}
