import { createRoute } from '@hono/zod-openapi'
import { type Vehicle, vehicleList, vehicleListQuery } from '../../_shared/contract/demo/logistics.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { vehicleConditions } from './dashboards/logistics-figures.ts'
import { vehicleListDefinition } from './office-lists.ts'

const tags = ['academy, fleet, dashboards, help']

/** `GET /api/apps/logistics/vehicles`. */
export function demoLogisticsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/logistics/vehicles',
      tags,
      summary:
        'Lists vehicles, filtered by condition, sorted by location, startRoute, endRoute, warnings or progress.',
      request: { query: vehicleListQuery },
      responses: ok(vehicleList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { condition } = query
      const page = await asDemo(c, 'read', (tx) => {
        const conditions =
          condition === null
            ? []
            : [
                tx`exists (select from demo.vehicle_trips r where r.vehicle_id = t.id and ${tx.unsafe(vehicleConditions[condition])})`,
              ]
        return runList<Vehicle>(tx, vehicleListDefinition, query, conditions)
      })
      return c.json({ vehicles: page.rows, totalVehicles: page.total }, 200)
    },
  )
}
