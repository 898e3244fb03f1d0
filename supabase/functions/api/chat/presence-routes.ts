import { createRoute } from '@hono/zod-openapi'
import { presenceBody, presenceResponse } from '../../_shared/contract/chat.ts'
import type { Presence } from '../../_shared/contract/people.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['account and profile']

/** `/api/presence`: the heartbeat of a tab and its end. */
export function presenceResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/presence',
      tags,
      summary: 'Records that a tab of the caller is open or closes; returns the presence that others see.',
      request: { body: jsonBody(presenceBody) },
      responses: ok(presenceResponse),
    }),
    async (c) => {
      const { tab, isLeaving } = c.req.valid('json')
      const [row] = await c.var.asCaller(
        (tx) => tx<{ shown: Presence }[]>`select private.note_tab(${tab}, ${isLeaving}) as shown`,
      )
      return c.json({ presence: row?.shown ?? 'offline' }, 200)
    },
  )
}
