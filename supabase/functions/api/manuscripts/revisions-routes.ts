import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { Doc } from '../../_shared/contract/document.ts'
import { itemResponse } from '../../_shared/contract/items.ts'
import { listQuery } from '../../_shared/contract/list.ts'
import {
  nameRevisionBody,
  type Revision,
  restoreRevisionBody,
  revisionDetail,
  revisionList,
  revisionResponse,
} from '../../_shared/contract/revisions.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, jsonText, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { itemConflict } from './item-conflict.ts'
import { readItemResponse } from './item-rows.ts'
import { bodyValues } from './item-values.ts'
import { requireAccess } from './require-access.ts'
import { insertNamedRevision, revisionListDefinition } from './revisions.ts'
import { writeItemSave } from './save-item.ts'

const tags = ['items']

/** `…/items/:itemId/revisions`: earlier states of an item. */
export function revisionsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/items/{itemId}/revisions',
      tags,
      summary: 'Lists the revisions of an item.',
      request: { params: idParams('id', 'itemId'), query: listQuery },
      responses: ok(revisionList),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireItem(tx, id, itemId, 'read')
        const conditions = [tx`r.manuscript_id = ${id}`, tx`r.item_id = ${itemId}`]
        return runList<Revision>(tx, revisionListDefinition, query, conditions)
      })
      return c.json({ revisions: rows, total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/revisions',
      tags,
      summary: 'Saves the current state as a named revision.',
      request: { params: idParams('id', 'itemId'), body: jsonBody(nameRevisionBody) },
      responses: created(revisionResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const { name } = c.req.valid('json')
      const row = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return insertNamedRevision(tx, id, itemId, name)
      })
      if (!row) throw notFound()
      return c.json({ revision: row }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/items/{itemId}/revisions/{revisionId}',
      tags,
      summary: 'Returns a revision with its text.',
      request: { params: idParams('id', 'itemId', 'revisionId') },
      responses: ok(revisionDetail),
    }),
    async (c) => {
      const { id, itemId, revisionId } = c.req.valid('param')
      const row = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readRevision(tx, id, itemId, revisionId)
      })
      return c.json({ revision: row }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/revisions/{revisionId}/restore',
      tags,
      summary: 'Restores a revision.',
      request: { params: idParams('id', 'itemId', 'revisionId'), body: jsonBody(restoreRevisionBody) },
      responses: { ...ok(itemResponse), ...itemConflict },
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, itemId, revisionId } = c.req.valid('param')
      const { revision } = c.req.valid('json')
      const text = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        const { content, title } = await readRevision(tx, id, itemId, revisionId)
        const changes = { ...bodyValues(content), ...(title === '' ? {} : { title }) }
        await writeItemSave(tx, { id, itemId }, { revision, keepReplacedAs: 'restore', changes })
        return readItemResponse(tx, id, itemId)
      })
      return jsonText<z.infer<typeof itemResponse>>(c, text)
    },
  )
}

async function readRevision(tx: Tx, manuscriptId: string, itemId: string, revisionId: string) {
  const [row] = await tx<(Revision & { content: Doc | null; text: string })[]>`
    select ${tx.unsafe(revisionListDefinition.select)}, r.content, r.text from public.item_revisions r
     where r.manuscript_id = ${manuscriptId} and r.item_id = ${itemId} and r.id = ${revisionId}`
  if (!row) throw notFound()
  return row
}

async function requireItem(
  tx: Tx,
  manuscriptId: string,
  itemId: string,
  need: 'read' | 'write',
): Promise<void> {
  await requireAccess(tx, manuscriptId, need)
  const [row] =
    await tx`select 1 from public.manuscript_items where manuscript_id = ${manuscriptId} and id = ${itemId}`
  if (!row) throw notFound()
}
