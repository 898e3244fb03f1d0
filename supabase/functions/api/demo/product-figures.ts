import type { z } from 'zod'
import type { ProductFigures, productChoices } from '../../_shared/contract/demo/products.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { Fragment } from '../../_shared/db/list-query.ts'

/** Returns the sales of each channel by month, and its products. */
export async function readProductFigures(tx: Tx): Promise<ProductFigures['channels']> {
  const rows = await tx<ProductFigures['channels']>`
    with months as (
      select channel, month, sum(orders)::integer as orders, sum(sales_cents)::float8 as cents
        from demo.channel_sales group by channel, month),
    last as (select max(month) as month from months)
    select c.channel,
      (select count(distinct s.product_id)::integer from demo.channel_sales as s where s.channel = c.channel) as products,
      coalesce((select m.orders from months as m, last where m.channel = c.channel and m.month = last.month), 0) as orders,
      coalesce((select m.cents from months as m, last where m.channel = c.channel and m.month = last.month), 0) as sales_cents,
      array(select m.cents from months as m where m.channel = c.channel order by m.month) as trend_cents
    from unnest(array['in-store', 'website', 'marketplace', 'affiliate']) with ordinality as c (channel, n) order by c.n`
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

/** The condition of a product `t` that a channel has sold. */
export const soldBy = (tx: Tx, channel: string): Fragment =>
  tx`exists (select from demo.channel_sales as s where s.product_id = t.id and s.channel = ${channel})`

/** Publishes scheduled products whose time has come, before the statements that follow in the transaction. */
export const publishDue = (tx: Tx) => tx`select private.publish_due_products()`.execute()
