import { createRoute } from '@hono/zod-openapi'
import { listQuery } from '../../_shared/contract/list.ts'
import {
  GROUPED_MESSAGES,
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
  select: 'n.id, n.seq, n.kind, n.payload, n.read_at, n.created_at, 1 as count',
  search: [`coalesce(n.payload ->> 'title', '')`, `coalesce(n.payload ->> 'fileName', '')`],
  sort: { seq: 'n.seq', createdAt: 'n.created_at' },
  defaultSort: { by: 'seq', order: 'desc' },
  tieBreak: 'n.seq desc',
}

const UNREAD_MESSAGE = `(n.kind = 'message_received' and n.read_at is null)`
type Counts = { unread: number; messages: number; newest: number | null }

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
      const body = await c.var.asCaller(async (tx) => {
        const isMessage = () => tx.unsafe(UNREAD_MESSAGE)
        const [counts] = await tx<Counts[]>`
          select count(*)::int as unread, count(*) filter (where ${isMessage()})::int as messages,
            max(n.seq) filter (where ${isMessage()})::int as newest
            from public.notifications n where n.user_id = ${uid} and n.read_at is null`
        const { unread = 0, messages = 0, newest = null } = counts ?? {}
        const isGrouped = messages >= GROUPED_MESSAGES
        const conditions = [tx`n.user_id = ${uid}`]
        if (isGrouped) conditions.push(tx`(not ${isMessage()} or n.seq = ${newest})`)
        const { rows, total } = await runList<Notification>(tx, definition, query, conditions)
        const notifications = rows.map((row) =>
          isGrouped && row.seq === newest ? { ...row, count: messages } : row,
        )
        return { notifications, total, unread: isGrouped ? unread - messages + 1 : unread }
      })
      return c.json(body, 200)
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
      const { ids, kind } = c.req.valid('json')
      await c.var.asCaller(
        (tx) => tx`update public.notifications set read_at = now()
        where user_id = ${c.var.claims.sub} and read_at is null ${ids ? tx`and id = any (${ids}::uuid[])` : tx``} ${kind ? tx`and kind = ${kind}` : tx``}`,
      )
      return c.body(null, 204)
    },
  )
}
