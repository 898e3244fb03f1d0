import { createRoute } from '@hono/zod-openapi'
import {
  type Cart,
  type CartItem,
  cart,
  cartQuery,
  cartResponse,
  checkoutBody,
  type DeliveryWay,
  type Offer,
  offers,
  placedOrder,
  readCartText,
  SHOP_TAX_BPS,
  shopOffersFilter,
} from '../../_shared/contract/demo/checkout.ts'
import { orderTotals } from '../../_shared/contract/demo/order-totals.ts'
import { SHOP_COUNTRIES } from '../../_shared/contract/demo/postal-address.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { conflict, created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'
import { pictureUrl } from './present.ts'
import { readShopSettings } from './settings-routes.ts'

const tags = ['sample shop and invoices']
const OFFERS_SHOWN = 8
/** The price that an order pays; the SQL function of the checkout uses the same. */
const PRICE = 'coalesce(p.discount_cents, round(p.price * 100)::integer)'

/** `/api/apps/ecommerce/checkout`: what can be ordered, a cart at the prices of now, and the order. */
export function demoCheckoutResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/offers',
      tags,
      summary: 'Lists products that are published and in stock, by name.',
      request: { query: shopOffersFilter },
      responses: ok(offers),
    }),
    async (c) => {
      const { q } = c.req.valid('query')
      const found = await asDemo(c, 'read', async (tx) => {
        await tx`select private.publish_due_products()`
        return tx<Offer[]>`
          select p.id as product_id, p.product_name, p.product_brand, p.image, ${tx.unsafe(PRICE)} as price_cents, p.qty as available
            from demo.products as p
           where p.status = 'Published' and p.stock and p.qty > 0 and p.search like private.fold(${literalPattern(q.trim())})
           order by p.product_sort, p.id limit ${OFFERS_SHOWN}`
      })
      return c.json({ offers: found.map((offer) => ({ ...offer, image: pictureUrl(offer.image) })) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/ecommerce/cart',
      tags,
      summary: 'Returns a cart at the prices and the stock of now.',
      request: { query: cartQuery },
      responses: ok(cartResponse),
    }),
    async (c) => {
      const { items, delivery } = c.req.valid('query')
      const found = await asDemo(c, 'read', (tx) => readCart(tx, readCartText(items), delivery))
      return c.json({ cart: found }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/ecommerce/checkout',
      tags,
      summary:
        'Places an order and takes its products from the stock; a repeated key returns the first order.',
      request: { body: jsonBody(checkoutBody) },
      responses: { ...created(placedOrder), ...conflict({ cart }) },
      ...refuses('already_exists'),
    }),
    async (c) => {
      const { key, items, delivery, method, expectedCents, buyer, shipping, billing } = c.req.valid('json')
      const order = await asDemo(c, 'create', async (tx) => {
        const customer = { ...buyer, country: SHOP_COUNTRIES[shipping.countryCode] }
        const { deliveryCents, terms } = await readCart(tx, items, delivery)
        const [row] = await tx<{ order: number | null }[]>`
          select private.place_order(${key}, ${tx.json(items)}, ${deliveryCents}, ${expectedCents}, ${tx.json(customer)},
            ${method}, ${terms.methods.includes(method)}, ${tx.json(shipping)}, ${tx.json(billing)}) as "order"`
        if (row?.order == null)
          throw new HttpError('conflict', { beside: { cart: await readCart(tx, items, delivery) } })
        return row.order
      })
      return c.json({ order }, 201)
    },
  )
}

/** Returns the cart of these items; a product that is not sold has nothing available. */
async function readCart(tx: Tx, items: readonly CartItem[], delivery: DeliveryWay): Promise<Cart> {
  const rows = await tx<Omit<Cart['lines'][number], 'totalCents'>[]>`
    select i.id as product_id, coalesce(p.product_name, '') as product_name, p.image, coalesce(${tx.unsafe(PRICE)}, 0) as price_cents, i.qty,
      case when p.status = 'Published' and p.stock then p.qty else 0 end as available
      from unnest(${items.map(({ productId }) => productId)}::int[], ${items.map(({ qty }) => qty)}::int[]) with ordinality as i (id, qty, n)
      left join demo.products as p on p.id = i.id order by i.n`
  const lines = rows.map((line) => ({
    ...line,
    image: line.image === null ? null : pictureUrl(line.image),
    totalCents: line.priceCents * line.qty,
  }))
  const { standardCents, expressCents, freeFromCents } = await readShopSettings(tx, 'shipping')
  const { methods } = await readShopSettings(tx, 'payments')
  const goodsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const isFree = freeFromCents !== null && goodsCents >= freeFromCents
  const prices = isFree ? { standard: 0, express: 0 } : { standard: standardCents, express: expressCents }
  const deliveryCents = prices[delivery]
  return {
    lines,
    deliveryCents,
    terms: { deliveryCents: prices, methods },
    ...orderTotals([...lines, { priceCents: deliveryCents, qty: 1 }], SHOP_TAX_BPS),
    canOrder: lines.length > 0 && lines.every(({ qty, available }) => qty <= available),
  }
}
