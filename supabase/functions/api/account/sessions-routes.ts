import type { Hono } from 'hono'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { notFound } from '../../_shared/http/errors.ts'

type Row = { id: string; userAgent: string; createdAt: Date; seenAt: Date; isCurrent: boolean }

/** `/api/account/sessions`: the browsers one is signed in with, and ending them. */
export function sessionsResource(api: Hono<Env>): void {
  api.get('/account/sessions', async (c) => {
    const rows = await c.var.asCaller(
      (tx) => tx<Row[]>`
        select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", is_current as "isCurrent"
          from private.my_sessions()`,
    )
    const sessions = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
    }))
    return c.json({ sessions, total: sessions.length })
  })

  api.delete('/account/sessions', async (c) => {
    await c.var.asCaller((tx) => tx`select private.end_my_sessions(null)`)
    return c.body(null, 204)
  })

  api.delete('/account/sessions/:id', async (c) => {
    const id = idParam(c, 'id')
    const [row] = await c.var.asCaller(
      (tx) => tx<{ ended: number }[]>`select private.end_my_sessions(${id}) as ended`,
    )
    if (!row?.ended) throw notFound()
    return c.body(null, 204)
  })
}
