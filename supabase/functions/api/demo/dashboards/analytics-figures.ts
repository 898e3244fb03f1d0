import type { AnalyticsDashboard } from '../../../_shared/contract/demo/dashboards/analytics.ts'
import type { Tx } from '../../../_shared/db/as-caller.ts'
import { compareFigures, dailyFigures, figureTables, salesByCountry } from './shared-figures.ts'

/** Reads the analytics dashboard in one statement. */
export async function readAnalytics(tx: Tx, today: string): Promise<AnalyticsDashboard | undefined> {
  const compare = (column: string, days: number) => compareFigures(tx, column, days)
  const [row] = await tx<{ figures: AnalyticsDashboard }[]>`
    with ${figureTables(tx, today)},
    month as (select max(c.month) as day from demo.campaign_months c, until u where c.month < date_trunc('month', u.day))
    select json_build_object(
      'until', (select day from until),
      'traffic', json_build_object('visits', ${compare('visits', 30)}, 'pageViews', ${compare('page_views', 30)},
        'signups', ${compare('signups', 30)}, 'leads', ${compare('leads', 30)},
        'daily', (select coalesce(json_agg(json_build_object('day', day, 'visits', visits, 'signups', signups) order by day), '[]')
          from figures where age < 30)),
      'sales', json_build_object(
        'averageCents', (select json_build_object(
            'now', coalesce(round(avg(revenue_cents) filter (where age < 30)), 0)::bigint,
            'before', coalesce(round(avg(revenue_cents) filter (where age >= 30)), 0)::bigint) from figures where age < 60),
        'daily', ${dailyFigures(tx, 'revenue_cents', 30)},
        'weekCents', ${compare('revenue_cents', 7)},
        'weekOrders', (select count(*)::int from demo.orders o, until u
          where o.payment = 'Paid' and o.ordered_at::date between u.day - 6 and u.day),
        'weekVisits', (select coalesce(sum(visits), 0)::int from figures where age < 7)),
      'earnings', json_build_object('revenueCents', ${compare('revenue_cents', 7)}, 'expensesCents', ${compare('expenses_cents', 7)},
        'profitCents', ${compare('revenue_cents - expenses_cents', 7)},
        'daily', (select coalesce(json_agg(json_build_object('day', f.day, 'revenue', f.revenue_cents, 'expenses', f.expenses_cents,
            'before', coalesce(p.revenue_cents, 0)) order by f.day), '[]')
          from figures f left join figures p on p.day = f.day - 7 where f.age < 7)),
      'support', json_build_object('opened', ${compare('tickets_opened', 7)},
        'solved', (select coalesce(sum(tickets_solved), 0)::int from figures where age < 7),
        'replyMinutes', (select json_build_object('now', coalesce(round(avg(reply_minutes) filter (where age < 7)), 0)::int,
            'before', coalesce(round(avg(reply_minutes) filter (where age >= 7)), 0)::int) from figures where age < 14)),
      'countries', ${salesByCountry(tx)},
      'campaign', json_build_object('month', (select coalesce(m.day, u.day) from until u, month m),
        'figures', (select coalesce(json_agg(json_build_object('name', v.name, 'now', v.now, 'before', coalesce(v.before, 0)) order by v.n), '[]')
          from month m join demo.campaign_months c on c.month = m.day
          left join demo.campaign_months b on b.month = m.day - interval '1 month'
          cross join lateral (values (1, 'sent', c.sent, b.sent), (2, 'opened', c.opened, b.opened), (3, 'clicked', c.clicked, b.clicked),
            (4, 'subscribed', c.subscribed, b.subscribed), (5, 'complained', c.complained, b.complained),
            (6, 'unsubscribed', c.unsubscribed, b.unsubscribed)) as v (n, name, now, before))),
      'sources', (select coalesce(json_agg(s order by s.visits desc, s.source), '[]') from (
        select v.source, coalesce(sum(v.visits) filter (where u.day - v.day < 30), 0)::int as visits,
          coalesce(sum(v.visits) filter (where u.day - v.day >= 30), 0)::int as before
          from until u join demo.visit_sources v on v.day between u.day - 59 and u.day group by v.source) s)) as figures`
  return row?.figures
}
