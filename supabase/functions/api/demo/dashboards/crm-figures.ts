import type { CrmDashboard } from '../../../_shared/contract/demo/dashboards/crm.ts'
import type { Tx } from '../../../_shared/db/as-caller.ts'
import { pictureUrl } from '../present.ts'
import { comparedOf, compareFigures, dailyFigures, figureTables, salesByCountry } from './shared-figures.ts'

const ACTIVITIES_SHOWN = 6
const DEALS_SHOWN = 4

/** Reads the CRM dashboard in one statement. */
export async function readCrm(tx: Tx, today: string): Promise<CrmDashboard | undefined> {
  const [row] = await tx<{ figures: CrmDashboard }[]>`
    with ${figureTables(tx, today)},
    week as materialized (
      select d::date as day, u.day - d::date as age, count(o.id)::int as orders,
        coalesce(sum(o.spent * 100) filter (where o.payment = 'Paid'), 0)::bigint as cents
        from until u cross join generate_series(u.day - 13, u.day, interval '1 day') d
        left join demo.orders o on o.ordered_at::date = d::date group by d, u.day),
    months as (
      select d::date as month, (d + interval '1 month')::date as ends
        from until u cross join generate_series(greatest(date_trunc('month', u.day) - interval '8 months',
          date_trunc('month', (select min(o.ordered_at) from demo.orders o))), u.day, interval '1 month') d),
    active as (
      select p.id, p.logo, p.project, p.name, p.progress from demo.projects p where p.progress between 1 and 99
       order by p.progress desc, p.id limit 5)
    select json_build_object(
      'until', (select day from until),
      'orders', json_build_object(
        'week', (select ${comparedOf(tx, 'sum(orders) filter (where age < 7)', 'sum(orders) filter (where age >= 7)')} from week),
        'daily', (select json_agg(json_build_object('day', day, 'value', orders) order by day) from week where age < 7)),
      'sales', json_build_object(
        'weekCents', (select ${comparedOf(tx, 'sum(cents) filter (where age < 7)', 'sum(cents) filter (where age >= 7)')} from week),
        'daily', (select json_agg(json_build_object('day', day, 'value', cents) order by day) from week where age < 7)),
      'profitCents', ${compareFigures(tx, 'revenue_cents - expenses_cents', 30)},
      'radar', (select coalesce(json_agg(json_build_object('weekday', r.weekday,
          'sales', round(100.0 * r.cents / greatest(r.all_cents, 1), 1), 'visits', round(100.0 * r.visits / greatest(r.all_visits, 1), 1))
          order by r.weekday), '[]')
        from (select extract(isodow from day)::int as weekday, sum(revenue_cents) as cents, sum(visits) as visits,
            sum(sum(revenue_cents)) over () as all_cents, sum(sum(visits)) over () as all_visits
            from figures where age < 84 group by 1) r),
      'growth', json_build_object('cents', ${compareFigures(tx, 'revenue_cents', 7)}, 'daily', ${dailyFigures(tx, 'revenue_cents', 7)}),
      'reports', (select coalesce(json_agg(json_build_object('month', m.month, 'orders', coalesce(o.orders, 0), 'sales', coalesce(o.cents, 0),
          'profit', coalesce(f.profit, 0)) order by m.month), '[]')
        from months m
        left join lateral (select count(*)::int as orders, sum(o.spent * 100) filter (where o.payment = 'Paid')::bigint as cents
          from demo.orders o, until u where o.ordered_at >= m.month and o.ordered_at < least(m.ends, u.day + 1)) o on true
        left join lateral (select sum(revenue_cents - expenses_cents)::bigint as profit
          from figures where day >= m.month and day < m.ends) f on true),
      'countries', ${salesByCountry(tx)},
      'projects', (select json_build_object('waiting', count(*) filter (where progress = 0)::int,
          'running', count(*) filter (where progress between 1 and 99)::int, 'done', count(*) filter (where progress = 100)::int,
          'minutes', coalesce(sum(minutes), 0)::int) from demo.projects),
      'activeProjects', (select coalesce(json_agg(a order by a.progress desc, a.id), '[]') from active a),
      'deals', (select json_build_object('running', count(*) filter (where ${today}::date between starts_on and ends_on)::int,
          'upcoming', count(*) filter (where starts_on > ${today}::date)::int, 'ended', count(*) filter (where ends_on < ${today}::date)::int)
        from demo.deals),
      'newestDeals', (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'code', d.code, 'kind', d.kind,
          'percent', d.percent, 'amountCents', d.amount_cents, 'startsOn', d.starts_on, 'endsOn', d.ends_on) order by d.created_at desc, d.id), '[]')
        from (select * from demo.deals order by created_at desc, id limit ${DEALS_SHOWN}) d),
      'transactions', (select coalesce(json_agg(t order by t.day desc, t."order" desc), '[]') from (
        select order_no as "order", method, method_number as "methodNumber", payment, ordered_at::date as day, (spent * 100)::bigint as cents
          from demo.orders order by ordered_at desc, id desc limit 6) t),
      'activities', (select coalesce(json_agg(a order by a.day desc, a.kind), '[]') from (
        select * from (
          (select 'order' as kind, customer as who, order_no::text as what, (spent * 100)::bigint as cents, ordered_at::date as day
            from demo.orders order by ordered_at desc, id desc limit 3)
          union all (select 'invoice', client_name, id::text, (total * 100)::bigint, issued_date
            from demo.invoices order by issued_date desc, id desc limit 2)
          union all (select 'review', reviewer, product, null, reviewed_on
            from demo.reviews order by reviewed_on desc, id desc limit 2)) e order by day desc, kind limit ${ACTIVITIES_SHOWN}) a)) as figures`
  if (!row) return undefined
  const { activeProjects, ...figures } = row.figures
  return {
    ...figures,
    activeProjects: activeProjects.map((project) => ({ ...project, logo: pictureUrl(project.logo) })),
  }
}
