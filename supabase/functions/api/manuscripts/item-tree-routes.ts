import { createRoute } from '@hono/zod-openapi'
import {
  addItemsBody,
  changeItemsBody,
  itemSummariesResponse,
  moveItemBody,
} from '../../_shared/contract/items.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { documentBody, idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { addItems } from './add-items.ts'
import { changeItems } from './change-items.ts'
import { duplicateBranch } from './duplicate.ts'
import { readSummaries } from './item-rows.ts'
import { moveItem } from './place-item.ts'
import { lockTree, requireAccess } from './require-access.ts'
import { eraseBranch, restoreBranches, trashBranches } from './trash.ts'

const tags = ['items']

/** The actions on the tree of items: move, duplicate, trash, restore, erase. */
export function itemTreeResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/change',
      tags,
      summary: 'Changes several items in one step.',
      request: { params: idParams('id'), body: documentBody(changeItemsBody) },
      responses: ok(itemSummariesResponse),
      ...refuses('in_trash', 'not_in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const items = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        return readSummaries(tx, id, await changeItems(tx, id, body))
      })
      return c.json({ items }, 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/add',
      tags,
      summary: 'Adds items with their texts at the end.',
      request: { params: idParams('id'), body: documentBody(addItemsBody) },
      responses: noContent,
      ...refuses('in_trash', 'already_exists'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { items } = c.req.valid('json')
      await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await addItems(tx, id, items)
      })
      return c.body(null, 204)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/move',
      tags,
      summary: 'Moves an item with its descendants.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(moveItemBody) },
      responses: ok(itemSummariesResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { parentId, afterId } = c.req.valid('json')
      const change: Change = (tx, id, itemId) => moveItem(tx, id, itemId, parentId, afterId)
      return c.json(await changeTree(c, c.req.valid('param'), change), 200)
    },
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/duplicate',
      tags,
      summary: 'Copies an item with its descendants.',
      request: { params: idParams('id', 'itemId') },
      responses: created(itemSummariesResponse),
      ...refuses('in_trash'),
    }),
    async (c) => c.json(await changeTree(c, c.req.valid('param'), duplicateBranch), 201),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/trash',
      tags,
      summary: 'Moves an item with its descendants to the trash.',
      request: { params: idParams('id', 'itemId') },
      responses: ok(itemSummariesResponse),
      ...refuses('in_trash'),
    }),
    async (c) =>
      c.json(
        await changeTree(c, c.req.valid('param'), (tx, id, itemId) => trashBranches(tx, id, [itemId])),
        200,
      ),
  )
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/restore',
      tags,
      summary: 'Restores an item from the trash.',
      request: { params: idParams('id', 'itemId') },
      responses: ok(itemSummariesResponse),
      ...refuses('not_in_trash', 'in_trash'),
    }),
    async (c) =>
      c.json(
        await changeTree(c, c.req.valid('param'), (tx, id, itemId) => restoreBranches(tx, id, [itemId])),
        200,
      ),
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/items/{itemId}',
      tags,
      summary: 'Deletes an item that is in the trash.',
      request: { params: idParams('id', 'itemId') },
      responses: noContent,
      ...refuses('not_in_trash', 'in_trash'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        await eraseBranch(tx, id, itemId)
      })
      return c.body(null, 204)
    },
  )
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/manuscripts/{id}/trash',
      tags,
      summary: 'Empties the trash of a manuscript.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        await tx`delete from public.manuscript_items where manuscript_id = ${id} and in_trash`
      })
      return c.body(null, 204)
    },
  )
}

type Change = (tx: Tx, manuscriptId: string, itemId: string) => Promise<string[]>

/** Runs one change with the tree locked and returns every item that it changed. */
async function changeTree(c: Ctx, { id, itemId }: { id: string; itemId: string }, change: Change) {
  const items = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, id, 'write')
    await lockTree(tx, id)
    return readSummaries(tx, id, await change(tx, id, itemId))
  })
  return { items }
}
