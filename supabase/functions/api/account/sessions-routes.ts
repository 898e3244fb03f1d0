import { createRoute } from '@hono/zod-openapi'
import { accountSessionList } from '../../_shared/contract/account.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams } from '../../_shared/http/request.ts'
import { noContent, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['account and profile']

type Row = { id: string; userAgent: string; createdAt: string; seenAt: string; isCurrent: boolean }

/** `/api/account/sessions`: lists and ends the caller's sessions. */
export function sessionsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/sessions',
      tags,
      summary: 'Lists the sessions of the caller.',
      responses: ok(accountSessionList),
    }),
    async (c) => {
      const sessions = await c.var.asCaller(
        (tx) => tx<Row[]>`
        select id, user_agent, created_at, seen_at, is_current
          from private.my_sessions()`,
      )
      return c.json({ sessions, total: sessions.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/sessions',
      tags,
      summary: 'Ends every other session of the caller.',
      responses: noContent,
    }),
    async (c) => {
      await c.var.asCaller((tx) => tx`select private.end_my_sessions(null)`)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/sessions/{id}',
      tags,
      summary: 'Ends a session of the caller.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const [row] = await c.var.asCaller(
        (tx) => tx<{ ended: number }[]>`select private.end_my_sessions(${id}) as ended`,
      )
      if (!row?.ended) throw notFound()
      return c.body(null, 204)
    },
  )
}
