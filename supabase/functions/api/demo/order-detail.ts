import type { CustomerDetail, Order, OrderDetail } from '../../_shared/contract/demo/ecommerce.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { CUSTOMER_COLUMNS, ORDER_COLUMNS } from './commerce-lists.ts'
import { dollars, pictureUrl } from './present.ts'

type Line = { productName: string; image: string | null; price: number; qty: number; total: number }
type OrderRows = { order: Order; customer: CustomerDetail; lines: Line[] }

/** Returns an order by its number, with its lines and the current data of its customer. */
export async function readOrder(tx: Tx, orderNo: number): Promise<OrderRows | null> {
  const [[order], [customer], lines] = await Promise.all([
    tx<Order[]>`select ${tx.unsafe(ORDER_COLUMNS)} from demo.orders as t where t.order_no = ${orderNo}`,
    tx<CustomerDetail[]>`
      select ${tx.unsafe(CUSTOMER_COLUMNS)}, t.status, t.contact from demo.customers as t
       where t.id = (select o.customer_id from demo.orders as o where o.order_no = ${orderNo})`,
    tx<Line[]>`
      select l.product_name, p.image, l.price, l.qty, l.price * l.qty as total
        from demo.orders as o join demo.order_lines as l on l.order_id = o.id left join demo.products as p on p.id = l.product_id
       where o.order_no = ${orderNo} order by l.n`,
  ])
  return order && customer ? { order, customer, lines: [...lines] } : null
}

/** Converts order lines to the contract format. */
export function presentLines(lines: readonly Line[]): OrderDetail['lines'] {
  return lines.map((line) => ({
    ...line,
    image: line.image === null ? null : pictureUrl(line.image),
    price: dollars(line.price),
    total: dollars(line.total),
  }))
}
