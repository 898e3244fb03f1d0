import type { z } from 'zod'
import { SALES_CHANNELS } from '../../_shared/contract/demo/ecommerce.ts'
import type { ProductFigures, productChoices } from '../../_shared/contract/demo/products.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'
import { dayOf, figureTables } from './dashboards/shared-figures.ts'

/** The periods of 30 days of a channel's trend. */
const PERIODS = 4

/** Returns the paid orders of each channel by periods of 30 days, and the products it has sold (R-275, R-560). */
export async function readProductFigures(tx: Tx): Promise<ProductFigures['channels']> {
  const rows = await tx<ProductFigures['channels']>`
    with ${figureTables(tx, dayOf(undefined))},
    sold as materialized (
      select o.id, o.channel, (o.spent * 100)::bigint as cents, (u.day - o.ordered_at::date) / 30 as period
        from until u join demo.orders o on o.payment = 'Paid' and o.ordered_at::date <= u.day)
    select c.channel,
      (select count(*)::integer from demo.products as t where ${soldBy(tx, tx`c.channel`)}) as products,
      (select count(*)::integer from sold as s where s.channel = c.channel and s.period = 0) as orders,
      (select coalesce(sum(s.cents), 0)::float8 from sold as s where s.channel = c.channel and s.period = 0) as sales_cents,
      array(select coalesce(sum(s.cents), 0)::float8 from generate_series(${PERIODS - 1}, 0, -1) as p
          left join sold as s on s.channel = c.channel and s.period = p group by p order by p desc) as trend_cents
    from unnest(${[...SALES_CHANNELS]}::text[]) with ordinality as c (channel, n) order by c.n`
  return [...rows]
}

/** Returns the names that products of the shop use. */
export async function readProductChoices(tx: Tx): Promise<z.infer<typeof productChoices>> {
  const [row] = await tx<z.infer<typeof productChoices>[]>`
    select array(select name from demo.product_categories order by private.fold(name)) as categories,
      array(select distinct vendor from demo.products where vendor <> '' order by vendor limit 200) as vendors,
      array(select distinct collection from demo.products where collection <> '' order by collection limit 200) as collections`
  return row ?? { categories: [], vendors: [], collections: [] }
}

/** The condition of a product `t` that a channel has sold in a paid order. */
export const soldBy = (tx: Tx, channel: string | Fragment): Fragment => tx`
  exists (select from demo.order_lines as l join demo.orders as o on o.id = l.order_id
    where l.product_id = t.id and o.payment = 'Paid' and o.channel = ${channel})`

/** Publishes scheduled products whose time has come, before the statements that follow in the transaction (R-271). */
export const publishDue = (tx: Tx) => tx`select private.publish_due_products()`.execute()
