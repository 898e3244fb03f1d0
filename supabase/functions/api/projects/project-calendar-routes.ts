import { createRoute } from '@hono/zod-openapi'
import {
  type DueProject,
  projectCalendar,
  projectCalendarQuery,
} from '../../_shared/contract/project-calendar.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { listConditions } from './list-conditions.ts'
import { isWithinScope, listContext } from './project-scope.ts'

const MOST_LISTED = 1000
const DEFAULT_DAYS = 41
const MOST_DAYS = 61

/** `/api/projects/calendar`: projects by due date. */
export function projectCalendarResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/calendar',
      tags: ['projects'],
      summary: 'Lists the projects that are due in a period of at most 62 days, with filters of the list.',
      request: { query: projectCalendarQuery },
      responses: ok(projectCalendar),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const rows = await c.var.asCaller(async (tx) => {
        const { all } = await listContext(tx, query.today)
        const first = tx`coalesce(${query.from ?? null}::date, private.today())`
        const to = tx`coalesce(${query.to ?? null}::date, ${first} + ${DEFAULT_DAYS}::int)`
        const conditions = [
          tx`p.due_date between ${first} and least(${to}, ${first} + ${MOST_DAYS}::int)`,
          ...(all ? [] : [isWithinScope(tx, c.var.claims.sub)]),
          ...listConditions(tx, { ...query, view: 'active' }),
        ]
        const where = conditions.reduce((sum, each) => tx`${sum} and ${each}`)
        return tx<DueProject[]>`
        select p.id, p.no, p.title, p.due_date, p.status, p.withdrawn_at,
          coalesce((select json_agg(json_build_object('uid', a.user_id, 'name', coalesce(private.name_of(a.user_id), ''))
              order by a.created_at, a.user_id)
            from public.project_assignees a where a.project_id = p.id), '[]') as assignees
          from public.projects p where ${where} order by p.due_date, p.no limit ${MOST_LISTED + 1}`
      })
      return c.json({ projects: rows.slice(0, MOST_LISTED), isCut: rows.length > MOST_LISTED }, 200)
    },
  )
}
