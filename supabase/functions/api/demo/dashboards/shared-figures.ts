import type { Tx } from '../../../_shared/db/as-caller.ts'

/** The caller's day, or the day in UTC. */
export const dayOf = (today: string | undefined): string => today ?? new Date().toISOString().slice(0, 10)

/**
 * The CTEs that every dashboard begins with: `until` is the last day with figures that is not after `today`, and
 * `figures` are the daily figures up to it, with `age` in days and the revenue of the paid orders of the day.
 */
export const figureTables = (tx: Tx, today: string) => tx`
  until as materialized (select coalesce(max(f.day), ${today}::date) as day from demo.daily_figures f where f.day <= ${today}),
  figures as materialized (
    select f.*, u.day - f.day as age, coalesce(o.cents, 0) as revenue_cents
      from demo.daily_figures f cross join until u
      left join (select ordered_at::date as day, (sum(spent) * 100)::bigint as cents
          from demo.orders where payment = 'Paid' group by 1) o on o.day = f.day
     where f.day <= u.day)`

/** Sums a column of `figures` over the last days and over as many days before. */
export const compareFigures = (tx: Tx, column: string, days: number) => tx`
  (select json_build_object('now', coalesce(sum(${tx.unsafe(column)}) filter (where age < ${days}), 0)::bigint,
      'before', coalesce(sum(${tx.unsafe(column)}) filter (where age >= ${days}), 0)::bigint)
    from figures where age < ${days * 2})`

/** The values of a column of `figures` of the last days, the oldest first. */
export const dailyFigures = (tx: Tx, column: string, days: number) => tx`
  (select coalesce(json_agg(json_build_object('day', day, 'value', ${tx.unsafe(column)}) order by day), '[]')
    from figures where age < ${days})`

/** Compares two expressions. */
export const comparedOf = (tx: Tx, now: string, before: string) =>
  tx`json_build_object('now', ${tx.unsafe(now)}, 'before', ${tx.unsafe(before)})`

/** The six countries with the highest amount of paid orders in the last 60 days. */
export const salesByCountry = (tx: Tx) => tx`
  (select coalesce(json_agg(s order by s.cents desc, s.code), '[]') from (
    select c.country_code as code, count(*) filter (where u.day - o.ordered_at::date < 60)::int as orders,
      coalesce(sum(o.spent * 100) filter (where u.day - o.ordered_at::date < 60), 0)::bigint as cents,
      coalesce(sum(o.spent * 100) filter (where u.day - o.ordered_at::date >= 60), 0)::bigint as before
      from until u join demo.orders o on o.payment = 'Paid' and o.ordered_at::date between u.day - 119 and u.day
      join demo.customers c on c.id = o.customer_id
     group by c.country_code order by cents desc, c.country_code limit 6) s)`
