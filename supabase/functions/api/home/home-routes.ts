import { createRoute } from '@hono/zod-openapi'
import { attentionQuery, attentionResponse, homeResponse } from '../../_shared/contract/home.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readAttention, readHome } from './home-rows.ts'

const tags = ['platform']

/** `/api/attention`: the counts in the navigation; `/api/home`: the whole home page. */
export function homeResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/attention',
      tags,
      summary: 'Returns the counts beside the navigation.',
      request: { query: attentionQuery },
      responses: ok(attentionResponse),
    }),
    async (c) => {
      const { today } = c.req.valid('query')
      return c.json(await c.var.asCaller((tx) => readAttention(tx, today)), 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/home',
      tags,
      summary:
        'Returns the home page: recent items, unread mail, projects that need the caller, running imports.',
      request: { query: attentionQuery },
      responses: ok(homeResponse),
    }),
    async (c) => {
      const { today } = c.req.valid('query')
      return c.json(await c.var.asCaller((tx) => readHome(tx, c.var.claims.sub, today)), 200)
    },
  )
}
