import { createRoute } from '@hono/zod-openapi'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import { type Vehicle, vehicleList } from '../../_shared/contract/demo/logistics.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { listResponse } from './list-response.ts'
import { vehicleListDefinition } from './office-lists.ts'
import { runDemoList } from './run-demo-list.ts'

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
      const page = await asDemo(c, 'read', (tx) => runDemoList<Vehicle>(tx, vehicleListDefinition, query))
      return listResponse(c, page, (totalVehicles) => ({ vehicles: page.rows, totalVehicles }))
    },
  )
}
