import type { EcommerceDashboard } from '../../../_shared/contract/demo/dashboards/ecommerce.ts'
import type { Tx } from '../../../_shared/db/as-caller.ts'
import { pictureUrl } from '../present.ts'
import { compareFigures, dailyFigures, figureTables } from './shared-figures.ts'

/** Reads the e-commerce dashboard in one statement. */
export async function readEcommerce(tx: Tx, today: string): Promise<EcommerceDashboard | undefined> {
  const [row] = await tx<{ figures: EcommerceDashboard }[]>`
    with ${figureTables(tx, today)},
    lines as materialized (
      select l.product_id, l.product_name, l.qty, (l.price * 100)::int * l.qty as cents, u.day - o.ordered_at::date as age
        from until u join demo.orders o on o.payment = 'Paid' and o.ordered_at::date <= u.day
        join demo.order_lines l on l.order_id = o.id)
    select json_build_object(
      'until', (select day from until),
      'best', (select json_build_object('name', b.product_name, 'image', p.image, 'cents', b.cents, 'qty', b.qty)
        from (select product_id, product_name, sum(cents)::bigint as cents, sum(qty)::int as qty from lines where age < 30
            group by product_id, product_name order by cents desc, product_name limit 1) b
        left join demo.products p on p.id = b.product_id),
      'statistics', json_build_object('orders', (select count(*)::int from demo.orders), 'customers', (select count(*)::int from demo.customers),
        'products', (select count(*)::int from demo.products), 'reviews', (select count(*)::int from demo.reviews),
        'paidCents', (select coalesce(sum(spent * 100), 0)::bigint from demo.orders where payment = 'Paid')),
      'expenses', (select json_build_object('cents', coalesce(sum(expenses_cents), 0)::bigint, 'budgetCents', coalesce(sum(budget_cents), 0)::bigint)
        from figures where age < 30),
      'profit', json_build_object('cents', ${compareFigures(tx, 'revenue_cents - expenses_cents', 30)},
        'daily', ${dailyFigures(tx, 'revenue_cents - expenses_cents', 30)}),
      'leads', json_build_object('count', ${compareFigures(tx, 'leads', 30)},
        'signups', (select coalesce(sum(signups), 0)::int from figures where age < 30), 'daily', ${dailyFigures(tx, 'leads', 30)}),
      'years', (select coalesce(json_agg(json_build_object('year', y.year, 'months', y.months) order by y.year desc), '[]') from (
        select m.year, json_agg(json_build_object('month', m.month, 'revenue', m.revenue, 'expenses', m.expenses, 'budget', m.budget)
            order by m.month) as months
          from (select extract(year from day)::int as year, extract(month from day)::int as month, sum(revenue_cents)::bigint as revenue,
              sum(expenses_cents)::bigint as expenses, sum(budget_cents)::bigint as budget from figures
             where day >= (select date_trunc('month', min(ordered_at)) from demo.orders) group by 1, 2) m
         group by m.year) y),
      'popular', (select coalesce(json_agg(s order by s.qty desc, s.id), '[]') from (
        select p.id, p.product_name as name, p.product_brand as brand, p.image, (p.price * 100)::int as "priceCents", sum(l.qty)::int as qty
          from lines l join demo.products p on p.id = l.product_id group by p.id order by qty desc, p.id limit 6) s),
      'countries', (select coalesce(json_agg(s order by s.total desc, s.code), '[]') from (
        select c.country_code as code, count(*) filter (where o.status = 'Ready to Pickup')::int as new,
          count(*) filter (where o.status = 'Dispatched')::int as preparing,
          count(*) filter (where o.status = 'Out for Delivery')::int as shipping, count(*) as total
          from demo.orders o join demo.customers c on c.id = o.customer_id
         where o.payment = 'Paid' and o.status <> 'Delivered' group by c.country_code) s),
      'methods', (select coalesce(json_agg(s order by s.cents desc, s.method), '[]') from (
        select method, count(*)::int as orders, sum(spent * 100)::bigint as cents from demo.orders where payment = 'Paid' group by method) s)
      ) as figures`
  if (!row) return undefined
  const { best, popular, countries, ...figures } = row.figures
  return {
    ...figures,
    best: best && { ...best, image: best.image && pictureUrl(best.image) },
    popular: popular.map((product) => ({ ...product, image: pictureUrl(product.image) })),
    countries: countries.map(({ code, new: fresh, preparing, shipping }) => ({
      code,
      new: fresh,
      preparing,
      shipping,
    })),
  }
}
