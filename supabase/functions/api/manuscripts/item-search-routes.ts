import { createRoute } from '@hono/zod-openapi'
import { itemSearchQuery, searchResponse } from '../../_shared/contract/item-search.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { searchItems } from './find-items.ts'
import { findMentions } from './mentions.ts'
import { requireAccess } from './require-access.ts'

const tags = ['manuscripts']

/** `/api/manuscripts/:id/search` and `…/items/:itemId/mentions`. */
export function itemSearchResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/search',
      tags,
      summary: 'Searches the items of a manuscript.',
      request: { params: idParams('id'), query: itemSearchQuery },
      responses: ok(searchResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { q, page, itemsPerPage } = c.req.valid('query')
      const response = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return searchItems(tx, id, q, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage })
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/items/{itemId}/mentions',
      tags,
      summary: 'Lists where an item is mentioned.',
      request: { params: idParams('id', 'itemId') },
      responses: ok(searchResponse),
    }),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const hits = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return findMentions(tx, id, itemId)
      })
      return c.json({ hits, total: hits.length }, 200)
    },
  )
}
