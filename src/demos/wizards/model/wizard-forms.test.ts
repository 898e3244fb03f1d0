import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { type Cart, CHECKOUT_METHODS } from '../../../../supabase/functions/_shared/contract/demo/checkout.ts'
import { createDealBody } from '../../../../supabase/functions/_shared/contract/demo/deals.ts'
import { createPropertyBody } from '../../../../supabase/functions/_shared/contract/demo/properties.ts'
import { checkoutBodyOf, checkoutForm, emptyCheckout } from './checkout-form.ts'
import { dealBodyOf, dealForm, emptyDeal } from './deal-form.ts'
import { emptyProperty, propertyBodyOf, propertyForm } from './property-form.ts'

const person = { name: 'Ada Aalto', email: 'ada@example.org' }
const ADDRESS = { street: 'Via Po 1', postcode: '10124', city: 'Turin' }
/** The fields with an error. */
const errorsOf = (schema: z.ZodType, values: object) =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('the form of the checkout', () => {
  const start = emptyCheckout(person)
  const items = [{ productId: 1, qty: 2 }]
  const cartOf = ({
    canOrder = true,
    methods = [...CHECKOUT_METHODS],
  }: Partial<Pick<Cart, 'canOrder'> & Cart['terms']>) => ({
    canOrder,
    terms: { deliveryCents: { standard: 0, express: 990 }, methods },
  })

  it('asks for a cart and an address, and for the other billing address only when it is chosen', () => {
    const form = checkoutForm(() => undefined)
    expect(errorsOf(form, start)).toEqual(['items', 'street', 'postcode', 'city'])
    const full = { ...start, ...ADDRESS, items }
    expect(errorsOf(form, full)).toEqual([])
    expect(errorsOf(form, { ...full, hasBilling: true })).toEqual([
      'billing.recipient',
      'billing.street',
      'billing.postcode',
      'billing.city',
    ])
  })

  it('R-420: refuses a cart that the shop does not have, although later steps are empty', () => {
    expect(
      errorsOf(
        checkoutForm(() => cartOf({ canOrder: false })),
        { ...start, items },
      ),
    ).toContain('items')
  })

  it('R-606: refuses a payment method that the shop does not offer', () => {
    const form = checkoutForm(() => cartOf({ methods: ['Bank Transfer'] }))
    const full = { ...start, ...ADDRESS, items }
    expect(errorsOf(form, { ...full, method: 'Invoice' })).toEqual(['method'])
    expect(errorsOf(form, { ...full, method: 'Bank Transfer' })).toEqual([])
  })

  it('sends the name as recipient and the billing address only when it is another one', () => {
    const body = checkoutBodyOf({ ...start, ...ADDRESS, items }, 500)
    expect(body).toMatchObject({
      // each attempt of one form sends the same key.
      key: start.key,
      expectedCents: 500,
      buyer: person,
      shipping: { ...ADDRESS, recipient: 'Ada Aalto' },
      billing: null,
    })
    expect(checkoutBodyOf({ ...start, hasBilling: true }, 0).billing).toEqual(start.billing)
  })
})

describe('the form of a deal (R-423)', () => {
  const full = { ...emptyDeal(), value: '15', title: 'Spring', code: 'spring-15', services: ['revision'] }

  it('is what the API accepts, with the code in capitals', () => {
    const parsed = dealForm.parse(full)
    expect(createDealBody.parse(dealBodyOf(parsed))).toMatchObject({
      id: full.id,
      percent: 15,
      amountCents: null,
      code: 'SPRING-15',
      usesMost: null,
    })
    const amount = dealForm.parse({ ...full, kind: 'amount', value: '49,5', usesMost: '10', minimum: '100' })
    expect(createDealBody.parse(dealBodyOf(amount))).toMatchObject({
      percent: null,
      amountCents: 4950,
      usesMost: 10,
      minimumCents: 10_000,
    })
    const free = dealForm.parse({ ...full, kind: 'free-delivery', value: 'x' })
    expect(createDealBody.parse(dealBodyOf(free))).toMatchObject({ percent: null, amountCents: null })
  })

  it.each([
    [{ value: '0' }, ['value']],
    [{ value: '91' }, ['value']],
    [{ value: '1.5' }, ['value']],
    [{ kind: 'amount', value: '' }, ['value']],
    [{ endsOn: '2020-01-01' }, ['endsOn']],
    [{ usesMost: '0' }, ['usesMost']],
    [{ minimum: 'much' }, ['minimum']],
  ])('refuses %j', (changes, fields) => {
    expect(errorsOf(dealForm, { ...full, ...changes })).toEqual(fields)
  })

  it('takes the largest percentage and a period of one day', () => {
    const { startsOn } = full
    expect(errorsOf(dealForm, { ...full, value: '90', endsOn: startsOn })).toEqual([])
  })

  it('checks the period although the title is still empty', () => {
    expect(errorsOf(dealForm, { ...emptyDeal(), endsOn: '2020-01-01' })).toContain('endsOn')
  })
})

describe('the form of a property (R-424)', () => {
  const full = {
    ...emptyProperty(person),
    ...ADDRESS,
    title: 'Room',
    rooms: '2',
    seats: '4',
    area: '40',
    usable: '38',
    price: '420',
  }

  it('is what the API accepts', () => {
    expect(createPropertyBody.parse(propertyBodyOf(propertyForm.parse(full)))).toMatchObject({
      id: full.id,
      rooms: 2,
      areaM2: 40,
      usableM2: 38,
      priceCents: 42_000,
      depositCents: 0,
      listerName: 'Ada Aalto',
    })
  })

  it.each([
    [{ usable: '41' }, ['usable']],
    [{ price: '0' }, ['price']],
    [{ deposit: '-1' }, ['deposit']],
    [{ rooms: '100' }, ['rooms']],
  ])('refuses %j', (changes, fields) => {
    expect(errorsOf(propertyForm, { ...full, ...changes })).toEqual(fields)
  })
})
