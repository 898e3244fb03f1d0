import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'

const tags = ['platform']

/** `GET /api/health`: reports whether the function and its database respond. */
export function healthResource(api: ApiRouter, { asAnon }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/health',
      tags,
      summary: 'Checks that the function and its database respond.',
      security: [],
      responses: ok(z.object({ ok: z.literal(true) })),
    }),
    async (c) => {
      // In a transaction, because a pooler may mix up the responses to a statement outside of one.
      await asAnon((tx) => tx`select 1`)
      return c.json({ ok: true as const }, 200)
    },
  )
}
