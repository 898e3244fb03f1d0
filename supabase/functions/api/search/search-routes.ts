import type { Hono } from 'hono'
import { itemSearchQuery } from '../../_shared/contract/items.ts'
import { readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { searchItems } from '../manuscripts/find-items.ts'
import { findMentions } from '../manuscripts/mentions.ts'
import { requireAccess } from '../manuscripts/require-access.ts'

/** `/api/manuscripts/:id/search` and `…/items/:itemId/mentions`. */
export function searchResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/search', async (c) => {
    const id = idParam(c, 'id')
    const { q, page, itemsPerPage } = readQuery(c, itemSearchQuery)
    const answer = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return searchItems(tx, id, q, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage })
    })
    return c.json(answer)
  })

  api.get('/manuscripts/:id/items/:itemId/mentions', async (c) => {
    const id = idParam(c, 'id')
    const itemId = idParam(c, 'itemId')
    const hits = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return findMentions(tx, id, itemId)
    })
    return c.json({ hits, total: hits.length })
  })
}
