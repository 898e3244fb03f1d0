import type { Hono } from 'hono'
import { appBarSearchQuery } from '../../_shared/contract/demo/app-bar.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { screens } from '../search/screens.gen.ts'
import { findMine } from '../search/search-own.ts'
import { findPortal } from '../search/search-portal.ts'
import { findScreens, readMay, underHeadings } from '../search/search-screens.ts'

/** `GET /api/app-bar/search`: the screens the caller may open, then things of one's own. */
export function demoAppBarResource(api: Hono<Env>): void {
  api.get('/app-bar/search', async (c) => {
    const query = readQuery(c, appBarSearchQuery)
    const uid = c.var.claims.sub
    const [may, mine, portal] = await c.var.asCaller((tx) =>
      Promise.all([readMay(tx, screens), findMine(tx, uid, query.q), findPortal(tx, uid, query.q)]),
    )
    const own = underHeadings([{ category: 'mine', children: mine }, ...portal], query.lang)
    return c.json([...findScreens(screens, may, query), ...own])
  })
}
