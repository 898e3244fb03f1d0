import { createRoute } from '@hono/zod-openapi'
import { writingProgress, writingProgressQuery, writingTargetsBody } from '../../_shared/contract/writing.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAccess } from './require-access.ts'
import { readWriting, writeTargets } from './writing-rows.ts'

const tags = ['manuscripts']
const path = '/manuscripts/{id}/writing'

/** `/api/manuscripts/:id/writing`: the caller's targets, and what they wrote by day. */
export function writingResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'Returns the writing targets of the caller and their words by day.',
      request: { params: idParams('id'), query: writingProgressQuery },
      responses: ok(writingProgress),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { today = new Date().toISOString().slice(0, 10) } = c.req.valid('query')
      const progress = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readWriting(tx, id, c.var.claims.sub, today)
      })
      return c.json(progress, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary: 'Sets the writing targets of the caller.',
      request: { params: idParams('id'), body: jsonBody(writingTargetsBody) },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const targets = c.req.valid('json')
      await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await writeTargets(tx, id, targets)
      })
      return c.body(null, 204)
    },
  )
}
