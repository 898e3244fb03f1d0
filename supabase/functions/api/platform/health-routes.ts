import type { Hono } from 'hono'
import type { Env } from '../../_shared/http/context.ts'
import type { Deps } from '../deps.ts'

/** `GET /api/health`: whether the function and its database answer. */
export function healthResource(api: Hono<Env>, { sql }: Deps): void {
  api.get('/health', async (c) => {
    await sql`select 1`
    return c.json({ ok: true })
  })
}
