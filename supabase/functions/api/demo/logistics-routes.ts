import type { Hono } from 'hono'
import { demoListQuery } from '../../_shared/contract/demo/list.ts'
import type { Vehicle } from '../../_shared/contract/demo/logistics.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { asDemo } from './as-demo.ts'
import { listResponse } from './list-response.ts'
import { vehicleListDefinition } from './office-lists.ts'
import { runDemoList } from './run-demo-list.ts'

/** `GET /api/apps/logistics/vehicles`. */
export function demoLogisticsResource(api: Hono<Env>): void {
  api.get('/apps/logistics/vehicles', async (c) => {
    const query = readQuery(c, demoListQuery)
    const page = await asDemo(c, 'read', (tx) => runDemoList<Vehicle>(tx, vehicleListDefinition, query))
    return listResponse(c, page, (totalVehicles) => ({ vehicles: page.rows, totalVehicles }))
  })
}
