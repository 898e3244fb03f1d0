import type { Hono } from 'hono'
import { attentionQuery } from '../../_shared/contract/home.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { readAttention, readHome } from './home-rows.ts'

/** `/api/attention`, the numbers beside the navigation, and `/api/home`, the home page in one answer. */
export function homeResource(api: Hono<Env>): void {
  api.get('/attention', async (c) => {
    const { today } = readQuery(c, attentionQuery)
    return c.json(await c.var.asCaller((tx) => readAttention(tx, today)))
  })

  api.get('/home', async (c) => {
    const { today } = readQuery(c, attentionQuery)
    return c.json(await c.var.asCaller((tx) => readHome(tx, c.var.claims.sub, today)))
  })
}
