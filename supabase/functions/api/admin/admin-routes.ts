import { createRoute } from '@hono/zod-openapi'
import { type Dashboard, dashboardQuery, dashboardResponse } from '../../_shared/contract/admin.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'

const tags = ['administration']

/** `GET /api/admin/dashboard`: statistics for callers who may read the subject "admin". */
export function adminResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/dashboard',
      tags,
      summary: 'Returns statistics of the installation.',
      request: { query: dashboardQuery },
      responses: ok(dashboardResponse),
    }),
    async (c) => {
      const { today = new Date().toISOString().slice(0, 10), days } = c.req.valid('query')
      const [row] = await c.var.asCaller(
        (tx) =>
          tx<{ figures: Dashboard | null }[]>`select private.admin_dashboard(${today}, ${days}) as figures`,
      )
      if (!row?.figures) throw new HttpError('forbidden')
      return c.json(row.figures, 200)
    },
  )
}
