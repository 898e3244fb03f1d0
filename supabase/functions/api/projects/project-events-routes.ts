import { createRoute } from '@hono/zod-openapi'
import { listQuery } from '../../_shared/contract/list.ts'
import { type ProjectEvent, projectEventList } from '../../_shared/contract/project-events.ts'
import { type ListDefinition, runList } from '../../_shared/db/list-query.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { personJson } from './person-json.ts'
import { requireProject } from './require-action.ts'

const tags = ['projects']

/** `GET /api/projects/:id/events`, newest first. */
const eventListDefinition: ListDefinition = {
  from: 'public.project_events',
  alias: 'e',
  select: `e.id, e.kind, e.field, e.from_text as "from", e.to_text as "to", e.reason, ${personJson('e.actor_id')} as actor, e.at`,
  search: [],
  sort: { at: 'e.at' },
  defaultSort: { by: 'at', order: 'desc' },
  tieBreak: 'e.id desc',
}

/** `/api/projects/:id/events`: the history of a project. */
export function projectEventsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/{id}/events',
      tags,
      summary: 'Lists the history of a project, newest first.',
      request: { params: idParams('id'), query: listQuery },
      responses: ok(projectEventList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireProject(tx, id)
        return runList<ProjectEvent>(tx, eventListDefinition, { ...query, q: '', sortBy: '' }, [
          tx`e.project_id = ${id}`,
        ])
      })
      return c.json({ events: rows, total }, 200)
    },
  )
}
