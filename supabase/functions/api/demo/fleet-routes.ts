import { createRoute } from '@hono/zod-openapi'
import { type FleetVehicle, fleetList } from '../../_shared/contract/demo/fleet.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'

const tags = ['academy, fleet, dashboards, help']

type FleetRow = FleetVehicle & { serverTime: string }

/** `GET /api/apps/logistics/fleet`: routes and last reports, with the server's time. */
export function demoFleetResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/logistics/fleet',
      tags,
      summary: 'Lists the vehicles with their routes and last reports, and the time of the server.',
      responses: ok(fleetList),
    }),
    async (c) => {
      const rows = await asDemo(
        c,
        'read',
        (tx) => tx<FleetRow[]>`
        select v.id, v.location, v.start_city, v.start_country, v.end_city,
            v.end_country, v.warnings, f.route, f.share, f.share_per_second,
            f.is_returning, f.seen_at, f.trip_seconds, now() as server_time
          from private.fleet_at(now()) f join demo.vehicles v on v.id = f.vehicle_id order by v.location limit 500`,
      )
      const serverTime = rows[0]?.serverTime ?? new Date().toISOString()
      const vehicles = rows.map(({ serverTime: _, ...row }) => row)
      return c.json({ serverTime, vehicles }, 200)
    },
  )
}
