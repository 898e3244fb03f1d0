import { createRoute } from '@hono/zod-openapi'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import { type Vehicle, vehicleList } from '../../_shared/contract/demo/logistics.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { vehicleListDefinition } from './office-lists.ts'

const tags = ['academy, fleet, dashboards, help']

/** `GET /api/apps/logistics/vehicles`. */
export function demoLogisticsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/logistics/vehicles',
      tags,
      summary: 'Lists vehicles, sorted by location, startRoute, endRoute, warnings or progress.',
      request: { query: demoListQuery },
      responses: ok(vehicleList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const page = await asDemo(c, 'read', (tx) => runList<Vehicle>(tx, vehicleListDefinition, query))
      return c.json({ vehicles: page.rows, totalVehicles: page.total }, 200)
    },
  )
}
