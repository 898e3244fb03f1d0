import { z } from 'zod'
import { nameText, optionalName } from '../name-text.ts'
import { count, picture } from './list.ts'
import { postalAddressBody } from './postal-address.ts'

/** The payment methods of the checkout; neither takes card data. */
export const CHECKOUT_METHODS = ['Invoice', 'Bank Transfer'] as const
/** The ways of delivery; their prices are settings of the shop. */
export const DELIVERY_WAYS = ['standard', 'express'] as const
export type DeliveryWay = (typeof DELIVERY_WAYS)[number]
/** The tax that prices of the shop include, in hundredths of a percent. */
export const SHOP_TAX_BPS = 2000
/** The most different products in a cart, and the most pieces of one. */
export const CART_LIMITS = { lines: 20, qty: 99 } as const

/** A product and how many pieces of it are wanted. */
export const cartItem = z.object({
  productId: z.number().int().min(1).max(2_147_483_647),
  qty: z.number().int().min(1).max(CART_LIMITS.qty),
})
export type CartItem = z.infer<typeof cartItem>

/** Writes the items of a cart as a query value, such as `12x2,15x1`. */
export const cartText = (items: readonly CartItem[]): string =>
  items.map(({ productId, qty }) => `${productId}x${qty}`).join()

/** Reads the items of {@link cartText}; malformed and repeated ones are left out. */
export function readCartText(text: string): CartItem[] {
  const items = new Map<number, CartItem>()
  for (const part of text.split(',').slice(0, CART_LIMITS.lines)) {
    const [, id, qty] = /^([1-9]\d{0,8})x([1-9]\d?)$/.exec(part) ?? []
    if (id !== undefined && !items.has(Number(id)))
      items.set(Number(id), { productId: Number(id), qty: Number(qty) })
  }
  return [...items.values()]
}

const delivery = z.enum(DELIVERY_WAYS)

/** `GET /api/apps/ecommerce/cart`: the items as in {@link cartText}. */
export const cartQuery = z.object({
  items: z.string().catch('').default('').meta({ description: 'For example 12x2,15x1', example: '1x2' }),
  delivery: delivery.catch('standard').default('standard'),
})

/** A cart at the prices and the stock of now; amounts are cents and include tax. */
export const cart = z.object({
  lines: z.array(
    z.object({
      productId: count,
      /** Empty for a product that does not exist any more. */
      productName: z.string(),
      image: picture.nullable(),
      priceCents: count,
      qty: count,
      /** The pieces that can be ordered; 0 for a product that is not sold. */
      available: count,
      totalCents: count,
    }),
  ),
  deliveryCents: count,
  /** The payment methods and delivery prices of the shop for this cart. */
  terms: z.object({
    deliveryCents: z.object({ standard: count, express: count }),
    methods: z.array(z.enum(CHECKOUT_METHODS)),
  }),
  netCents: count,
  taxCents: count,
  totalCents: count,
  /** Whether every line is available. */
  canOrder: z.boolean(),
})
export type Cart = z.infer<typeof cart>
export const cartResponse = z.object({ cart })

/** `GET /api/apps/ecommerce/offers`: products that can be ordered, by name. */
export const shopOffersFilter = z.object({ q: z.string().catch('').default('') })
export const offers = z.object({
  offers: z.array(
    z.object({
      productId: count,
      productName: z.string(),
      productBrand: z.string(),
      image: picture,
      priceCents: count,
      available: count,
    }),
  ),
})
export type Offer = z.infer<typeof offers>['offers'][number]

/** The person who orders. */
export const buyerBody = z.object({
  name: nameText(120),
  email: z.email().max(254),
  phone: optionalName(40).default(''),
})

/**
 * `POST /api/apps/ecommerce/checkout` → 201 `{order}`; a repeated `key` returns the same order, and 409 carries the
 * current cart when prices or stock have changed.
 */
export const checkoutBody = z.object({
  key: z.uuid(),
  items: z
    .array(cartItem)
    .min(1)
    .max(CART_LIMITS.lines)
    .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length),
  delivery,
  method: z.enum(CHECKOUT_METHODS),
  /** The total that the person saw. */
  expectedCents: z.number().int().min(0).max(2_147_483_647),
  buyer: buyerBody,
  shipping: postalAddressBody,
  /** Null for the shipping address. */
  billing: postalAddressBody.nullable(),
})
export type CheckoutBody = z.input<typeof checkoutBody>
export const placedOrder = z.object({ order: count })
