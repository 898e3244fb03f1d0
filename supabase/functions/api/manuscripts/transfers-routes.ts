import { createRoute } from '@hono/zod-openapi'
import { transferBody, transferResponse } from '../../_shared/contract/transfers.ts'
import { documentBody, idParams } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { itemConflict } from './item-conflict.ts'
import { readItem, readSummaries } from './item-rows.ts'
import { lockTree, requireAccess } from './require-access.ts'
import { transferText } from './transfer-text.ts'

/** `…/items/:itemId/transfer`: splits a text, merges several, and takes both back. */
export function transfersResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/items/{itemId}/transfer',
      tags: ['items'],
      summary: 'Moves text between items.',
      request: { params: idParams('id', 'itemId'), body: documentBody(transferBody) },
      responses: { ...ok(transferResponse), ...itemConflict },
      ...refuses('in_trash', 'not_in_trash', 'already_exists', 'wrong_state'),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const transfer = c.req.valid('json')
      const body = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        const { others, moved } = await transferText(tx, id, itemId, transfer)
        const items = []
        for (const one of others) items.push(await readItem(tx, id, one))
        return {
          item: await readItem(tx, id, itemId),
          others: items,
          moved: await readSummaries(tx, id, moved),
        }
      })
      return c.json(body, 200)
    },
  )
}
