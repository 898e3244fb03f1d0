import { createRoute } from '@hono/zod-openapi'
import {
  changedTexts,
  historyTextsQuery,
  manuscriptHistory,
  manuscriptHistoryQuery,
} from '../../_shared/contract/manuscript-history.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readChangedTexts, readHistoryDays } from './history-rows.ts'
import { requireAccess } from './require-access.ts'

const tags = ['manuscripts']

/** `/api/manuscripts/:id/history`: the days on which texts were changed, and the changes. */
export function historyResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/history',
      tags,
      summary: 'Lists the days on which texts of a manuscript were changed.',
      request: { params: idParams('id'), query: manuscriptHistoryQuery },
      responses: ok(manuscriptHistory),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { timeZone } = c.req.valid('query')
      const days = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readHistoryDays(tx, id, timeZone)
      })
      return c.json({ days }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/history/texts',
      tags,
      summary: 'Lists the texts that were changed on a day or since it.',
      request: { params: idParams('id'), query: historyTextsQuery },
      responses: ok(changedTexts),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const query = c.req.valid('query')
      const texts = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readChangedTexts(tx, id, query)
      })
      return c.json({ texts }, 200)
    },
  )
}
