import { createRoute } from '@hono/zod-openapi'
import { listQuery } from '../../_shared/contract/list.ts'
import {
  type Notification,
  notificationList,
  readNotificationsBody,
} from '../../_shared/contract/notifications.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['platform']

const definition: ListDefinition = {
  from: 'public.notifications',
  alias: 'n',
  select: 'n.id, n.seq, n.kind, n.payload, n.read_at, n.created_at',
  search: [`coalesce(n.payload ->> 'title', '')`, `coalesce(n.payload ->> 'fileName', '')`],
  sort: { seq: 'n.seq', createdAt: 'n.created_at' },
  defaultSort: { by: 'seq', order: 'desc' },
  tieBreak: 'n.seq desc',
}

/** `/api/notifications`: the caller's notifications. */
export function notificationsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/notifications',
      tags,
      summary: 'Lists the notifications of the caller, newest first.',
      request: { query: listQuery },
      responses: ok(notificationList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const uid = c.var.claims.sub
      const [{ rows, total }, [unread]] = await c.var.asCaller((tx) =>
        Promise.all([
          runList<Notification>(tx, definition, query, [tx`n.user_id = ${uid}`]),
          tx<{ count: number }[]>`select count(*)::int as count from public.notifications
          where user_id = ${uid} and read_at is null`,
        ]),
      )
      return c.json({ notifications: rows, total, unread: unread?.count ?? 0 }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/notifications/read',
      tags,
      summary: 'Marks the given notifications as read, or all.',
      request: { body: jsonBody(readNotificationsBody) },
      responses: noContent,
    }),
    async (c) => {
      const { ids } = c.req.valid('json')
      await c.var.asCaller(
        (tx) => tx`update public.notifications set read_at = now()
        where user_id = ${c.var.claims.sub} and read_at is null ${ids ? tx`and id = any (${ids}::uuid[])` : tx``}`,
      )
      return c.body(null, 204)
    },
  )
}
