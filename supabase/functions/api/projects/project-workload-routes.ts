import { createRoute } from '@hono/zod-openapi'
import { workloadQuery, workloadResponse } from '../../_shared/contract/project-workload.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import { listContext } from './project-scope.ts'
import { readWorkload } from './workload-rows.ts'

/** `/api/projects/workload`: how much each person has to do. */
export function projectWorkloadResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/projects/workload',
      tags: ['projects'],
      summary:
        'Counts the open projects of each member of staff by due week, for staff who read all projects.',
      request: { query: workloadQuery },
      responses: ok(workloadResponse),
    }),
    async (c) => {
      const { today } = c.req.valid('query')
      const workload = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'read', 'user')
        await requireAbility(tx, 'read', 'all-projects')
        await listContext(tx, today)
        return readWorkload(tx)
      })
      return c.json(workload, 200)
    },
  )
}
