import type { LogisticsDashboard } from '../../../_shared/contract/demo/dashboards/logistics.ts'
import type { VehicleCondition } from '../../../_shared/contract/demo/logistics.ts'
import type { Tx } from '../../../_shared/db/as-caller.ts'
import { figureTables } from './shared-figures.ts'

/** The conditions of vehicles as SQL over `t` (demo.vehicles) and `r` (demo.vehicle_trips). */
export const vehicleConditions: Readonly<Record<VehicleCondition, string>> = {
  'on-route': `r.stage = 'on-route'`,
  error: `t.warnings <> 'No Warnings'`,
  deviated: 'r.is_deviated',
  late: 'r.late_minutes > 0',
}

/** Reads the logistics dashboard in one statement. */
export async function readLogistics(tx: Tx, today: string): Promise<LogisticsDashboard | undefined> {
  const counted = (condition: VehicleCondition) =>
    tx`count(*) filter (where ${tx.unsafe(vehicleConditions[condition])})::int`
  const [row] = await tx<{ figures: LogisticsDashboard }[]>`
    with ${figureTables(tx, today)},
    sent as materialized (
      select s.*, u.day - s.shipped_on as shipped_age, u.day - s.delivered_on as delivered_age
        from until u join demo.shipments s on s.created_on > u.day - 90),
    days as (select d::date as day from until u cross join generate_series(u.day - 13, u.day, interval '1 day') d)
    select json_build_object(
      'until', (select day from until),
      'vehicles', (select json_build_object('total', count(*)::int, 'onRoute', ${counted('on-route')}, 'error', ${counted('error')},
          'deviated', ${counted('deviated')}, 'late', ${counted('late')})
        from demo.vehicles t left join demo.vehicle_trips r on r.vehicle_id = t.id),
      'overview', (select coalesce(json_agg(s order by s.vehicles desc, s.stage), '[]') from (
        select r.stage, count(*)::int as vehicles, round(avg(r.stage_minutes))::int as minutes from demo.vehicle_trips r group by r.stage) s),
      'shipments', (select coalesce(json_agg(s order by s.day), '[]') from (
        select d.day, (select count(*)::int from sent where shipped_on = d.day) as shipped,
          (select count(*)::int from sent where delivered_on = d.day) as delivered from days d) s),
      'performance', (select json_build_object(
          'shipped', json_build_object('now', count(*) filter (where shipped_age between 0 and 29)::int,
            'before', count(*) filter (where shipped_age between 30 and 59)::int),
          'delivered', json_build_object('now', count(*) filter (where delivered_age between 0 and 29)::int,
            'before', count(*) filter (where delivered_age between 30 and 59)::int),
          'inTransit', count(*) filter (where stage = 'shipping')::int,
          'tenthsOfDay', json_build_object(
            'now', coalesce(round(10 * avg(delivered_on - shipped_on) filter (where delivered_age between 0 and 29)), 0)::int,
            'before', coalesce(round(10 * avg(delivered_on - shipped_on) filter (where delivered_age between 30 and 59)), 0)::int),
          'successPercent', json_build_object(
            'now', coalesce(round(100 * avg((exception is null)::int) filter (where delivered_age between 0 and 29)), 0)::int,
            'before', coalesce(round(100 * avg((exception is null)::int) filter (where delivered_age between 30 and 59)), 0)::int))
        from sent),
      'exceptions', (select coalesce(json_agg(s order by s.count desc, s.reason), '[]') from (
        select exception as reason, count(*)::int as count from sent where exception is not null group by exception) s),
      'countries', (select coalesce(json_agg(json_build_object('code', s.country_code, 'new', s.new, 'preparing', s.preparing,
          'shipping', s.shipping) order by s.total desc, s.country_code), '[]') from (
        select country_code, count(*) filter (where stage = 'new')::int as new, count(*) filter (where stage = 'preparing')::int as preparing,
          count(*) filter (where stage = 'shipping')::int as shipping, count(*) as total
          from sent where stage <> 'delivered' group by country_code) s)) as figures`
  return row?.figures
}
