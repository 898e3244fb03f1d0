import { createRoute } from '@hono/zod-openapi'
import { appBarSearchQuery, appBarSearchResponse } from '../../_shared/contract/search.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { screens } from './screens.gen.ts'
import { findMine } from './search-own.ts'
import { findPortal } from './search-portal.ts'
import { findScreens, readMay, underHeadings } from './search-screens.ts'

const tags = ['search']

/** `GET /api/app-bar/search`: finds the screens the caller may open, then the caller's own records. */
export function searchResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/app-bar/search',
      tags,
      summary: 'Searches screens that the caller may open and items of the caller, five per category.',
      request: { query: appBarSearchQuery },
      responses: ok(appBarSearchResponse),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const uid = c.var.claims.sub
      const [may, mine, portal] = await c.var.asCaller((tx) =>
        Promise.all([readMay(tx, screens), findMine(tx, uid, query.q), findPortal(tx, uid, query.q)]),
      )
      const own = underHeadings([{ category: 'mine', children: mine }, ...portal], query.lang)
      return c.json([...findScreens(screens, may, query), ...own], 200)
    },
  )
}
