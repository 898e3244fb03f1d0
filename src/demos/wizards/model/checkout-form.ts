import {
  type Cart,
  type CartItem,
  CHECKOUT_METHODS,
  type CheckoutBody,
  cartItem,
  DELIVERY_WAYS,
  type DeliveryWay,
} from '@contract/demo/checkout.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import * as z from 'zod'
import { draftOf } from '../shared/draft-of.ts'
import {
  atEveryStep,
  emptyAddress,
  requiredText,
  typedAddress,
  typedEmail,
  typedText,
  wizardError,
} from '../shared/typed-values.ts'

const billing = z.object({
  recipient: typedText(120),
  street: typedText(200),
  extra: typedText(200),
  postcode: typedText(20),
  city: typedText(120),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
})

const fields = z.object({
  key: z.uuid(),
  items: z.array(cartItem).min(1, wizardError('items')),
  name: requiredText(120, 'name'),
  email: typedEmail,
  phone: typedText(40),
  ...typedAddress,
  hasBilling: z.boolean(),
  billing,
  delivery: z.enum(DELIVERY_WAYS),
  method: z.enum(CHECKOUT_METHODS),
})
export type CheckoutValues = z.infer<typeof fields>

/** The form of the checkout; `cartOf` returns the cart of the items, as far as the page knows it. */
export function checkoutForm(
  cartOf: (items: readonly CartItem[], delivery: DeliveryWay) => Pick<Cart, 'canOrder' | 'terms'> | undefined,
) {
  const named = { recipient: 'name', street: 'street', postcode: 'postcode', city: 'city' } as const
  return (Object.keys(named) as (keyof typeof named)[]).reduce(
    (schema, field) =>
      schema.refine((values) => !values.hasBilling || values.billing[field].trim() !== '', {
        path: ['billing', field],
        error: wizardError(named[field]),
        ...atEveryStep,
      }),
    fields
      .refine(({ items, delivery }) => cartOf(items, delivery)?.canOrder !== false, {
        path: ['items'],
        error: wizardError('short'),
        ...atEveryStep,
      })
      .refine(
        ({ items, delivery, method }) => cartOf(items, delivery)?.terms.methods.includes(method) !== false,
        { path: ['method'], error: wizardError('method'), ...atEveryStep },
      ),
  )
}

/** The first values of an order; the key is new, so that it is another order than the one before. */
export const emptyCheckout = (person: { name: string; email: string }): CheckoutValues => ({
  key: crypto.randomUUID(),
  items: [],
  ...person,
  phone: '',
  ...emptyAddress,
  hasBilling: false,
  billing: { recipient: '', ...emptyAddress },
  delivery: 'standard',
  method: 'Invoice',
})

/** Converts the form to the request; `expectedCents` is the total that the person saw. */
export function checkoutBodyOf(values: CheckoutValues, expectedCents: number): CheckoutBody {
  const { key, items, delivery, method, name, email, phone, street, extra, postcode, city, countryCode } =
    values
  return {
    key,
    items,
    delivery,
    method,
    expectedCents,
    buyer: { name, email, phone },
    shipping: { recipient: name, street, extra, postcode, city, countryCode },
    billing: values.hasBilling ? values.billing : null,
  }
}

/** The draft of an order in the browser of a person. */
export const checkoutDraft = (uid: string, empty: CheckoutValues) =>
  draftOf(`checkout-${uid}`, empty, { key: z.uuid(), items: z.array(cartItem), billing })
