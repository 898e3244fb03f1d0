import type { OrderRecord } from '../../_shared/contract/demo/order-records.ts'
import { orderTotals } from '../../_shared/contract/demo/order-totals.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { pictureUrl } from './present.ts'

type Line = { productName: string; image: string | null; priceCents: number; qty: number }
type Address = NonNullable<OrderRecord['shipping']>
type OrderRow = Pick<
  OrderRecord,
  'revision' | 'payment' | 'status' | 'method' | 'methodNumber' | 'customer' | 'taxBps'
> & {
  id: number
  placedAt: string
}

/** Returns an order by its number with its lines, totals, addresses and timeline; throws 404. */
export async function readOrderRecord(tx: Tx, orderNo: number): Promise<OrderRecord> {
  const of = tx`(select x.id from demo.orders as x where x.order_no = ${orderNo})`
  const [[order], lines, addresses, events] = await Promise.all([
    tx<OrderRow[]>`
      select o.id, o.revision, o.ordered_at at time zone 'utc' as placed_at, o.payment, o.status, o.method,
        o.method_number, round(o.tax_percent * 100)::int as tax_bps,
        jsonb_build_object('customerId', c.customer_id, 'name', o.customer, 'email', o.email, 'contact', c.contact,
          'avatar', o.avatar, 'orderCount', c.order_count) as customer
        from demo.orders as o join demo.customers as c on c.id = o.customer_id where o.order_no = ${orderNo}`,
    tx<Line[]>`
      select l.product_name, p.image, round(l.price * 100)::float8 as price_cents, l.qty
        from demo.order_lines as l left join demo.products as p on p.id = l.product_id where l.order_id = ${of} order by l.n`,
    tx<(Address & { kind: 'shipping' | 'billing' })[]>`
      select a.kind, a.recipient, a.street, a.extra, a.postcode, a.city, a.country_code, a.revision
        from demo.order_addresses as a where a.order_id = ${of}`,
    tx<OrderRecord['events']>`
      select e.id::int, e.entry, e.actor, e.happened_at from demo.order_events as e
       where e.order_id = ${of} order by e.happened_at desc, e.id desc`,
  ])
  if (!order) throw notFound()
  const { id: _id, placedAt, customer, ...rest } = order
  const addressOf = (kind: 'shipping' | 'billing') => {
    const found = addresses.find((address) => address.kind === kind)
    if (!found) return null
    const { kind: _kind, ...address } = found
    return address
  }
  return {
    ...rest,
    order: orderNo,
    placedAt,
    customer: { ...customer, avatar: pictureUrl(customer.avatar) },
    lines: lines.map((line) => ({
      ...line,
      image: line.image === null ? null : pictureUrl(line.image),
      totalCents: line.priceCents * line.qty,
    })),
    ...orderTotals(lines, order.taxBps),
    shipping: addressOf('shipping'),
    billing: addressOf('billing'),
    events: [...events],
  }
}
