import { createRoute } from '@hono/zod-openapi'
import { bulkAssigneesBody, bulkResponse, bulkStatusBody } from '../../_shared/contract/project-bulk.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Done } from './act.ts'
import { actOnEach } from './act-on-each.ts'
import { statusAction } from './require-action.ts'

const tags = ['projects']

/** `/api/projects/…`: actions on several projects; those that refuse are named, the others change. */
export function projectBulkResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/projects/assignees',
      tags,
      summary: 'Replaces the assignees of up to a hundred projects; names those that refuse.',
      request: { body: jsonBody(bulkAssigneesBody) },
      responses: ok(bulkResponse),
    }),
    async (c) => {
      const { projects } = c.req.valid('json')
      const done = await actOnEach(
        c,
        projects,
        'assign',
        (tx, { id, revision, uids }) => tx<Done>`
        select private.assign_project(${id}, ${revision}, ${uids}::uuid[]) as done`,
      )
      return c.json(done, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/status',
      tags,
      summary:
        'Starts the work on up to a hundred projects, or moves them one status back; names those that refuse.',
      request: { body: jsonBody(bulkStatusBody) },
      responses: ok(bulkResponse),
    }),
    async (c) => {
      const { projects, status, reason } = c.req.valid('json')
      const done = await actOnEach(
        c,
        projects,
        statusAction(status),
        (tx, { id, revision }) => tx<Done>`
        select private.set_project_status(${id}, ${revision}, ${status}, ${reason ?? null}) as done`,
      )
      return c.json(done, 200)
    },
  )
}
