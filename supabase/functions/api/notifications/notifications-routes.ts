import type { Hono } from 'hono'
import { listQuery } from '../../_shared/contract/list.ts'
import { type Notification, readNotificationsBody } from '../../_shared/contract/notifications.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'

type Row = Omit<Notification, 'seq' | 'readAt' | 'createdAt'> & {
  seq: string
  readAt: Date | null
  createdAt: Date
}

const definition: ListDefinition = {
  from: 'public.notifications',
  alias: 'n',
  select: 'n.id, n.seq, n.kind, n.payload, n.read_at as "readAt", n.created_at as "createdAt"',
  search: [`coalesce(n.payload ->> 'title', '')`, `coalesce(n.payload ->> 'fileName', '')`],
  sort: { seq: 'n.seq', createdAt: 'n.created_at' },
  defaultSort: { by: 'seq', order: 'desc' },
  tieBreak: 'n.seq desc',
}

/** `/api/notifications`: what happened while the caller was elsewhere. */
export function notificationsResource(api: Hono<Env>): void {
  api.get('/notifications', async (c) => {
    const query = readQuery(c, listQuery)
    const uid = c.var.claims.sub
    const [{ rows, total }, [unread]] = await c.var.asCaller((tx) =>
      Promise.all([
        runList<Row>(tx, definition, query, [tx`n.user_id = ${uid}`]),
        tx<{ count: number }[]>`select count(*)::int as count from public.notifications
          where user_id = ${uid} and read_at is null`,
      ]),
    )
    return c.json({ notifications: rows.map(present), total, unread: unread?.count ?? 0 })
  })

  api.post('/notifications/read', async (c) => {
    const { ids } = await readBody(c, readNotificationsBody)
    await c.var.asCaller(
      (tx) => tx`update public.notifications set read_at = now()
        where user_id = ${c.var.claims.sub} and read_at is null ${ids ? tx`and id = any (${ids}::uuid[])` : tx``}`,
    )
    return c.body(null, 204)
  })
}

function present(row: Row) {
  return {
    ...row,
    seq: Number(row.seq),
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
