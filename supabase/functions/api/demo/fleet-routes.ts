import { createRoute } from '@hono/zod-openapi'
import { type FleetVehicle, fleetList } from '../../_shared/contract/demo/fleet.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'

const tags = ['academy, fleet, dashboards, help']

type FleetRow = Omit<FleetVehicle, 'seenAt'> & { seenAt: Date; serverTime: Date }

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
        select v.id, v.location, v.start_city as "startCity", v.start_country as "startCountry", v.end_city as "endCity",
            v.end_country as "endCountry", v.warnings, f.route, f.share, f.share_per_second as "sharePerSecond",
            f.is_returning as "isReturning", f.seen_at as "seenAt", f.trip_seconds as "tripSeconds", now() as "serverTime"
          from private.fleet_at(now()) f join demo.vehicles v on v.id = f.vehicle_id order by v.location limit 500`,
      )
      const serverTime = rows[0]?.serverTime ?? new Date()
      const vehicles = rows.map(({ serverTime: _, seenAt, ...row }) => ({
        ...row,
        seenAt: seenAt.toISOString(),
      }))
      return c.json({ serverTime: serverTime.toISOString(), vehicles }, 200)
    },
  )
}
