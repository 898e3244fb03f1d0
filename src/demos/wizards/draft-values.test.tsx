import { beforeEach, describe, expect, it } from 'vitest'
import { checkoutDraft, emptyCheckout } from './model/checkout-form.ts'

const person = { name: 'Ada Aalto', email: 'ada@example.org' }

describe('the draft of a wizard', () => {
  beforeEach(() => localStorage.clear())

  it('keeps half-typed texts and drops values of another type', () => {
    const start = emptyCheckout(person)
    const draft = checkoutDraft('a', start)
    const values = { ...start, email: 'ada@', items: [{ productId: 3, qty: 1 }] }
    draft.save({ values, furthest: 1 })
    expect(draft.load()).toEqual({ values, furthest: 1 })
    expect(checkoutDraft('b', start).load()).toBeNull()
    const broken = { ...start, hasBilling: 'yes', items: [{ productId: 'x' }], key: 'x', unknown: 1 } as never
    draft.save({ values: broken, furthest: 0 })
    const { hasBilling: _hasBilling, items: _items, key: _key, ...rest } = start
    expect(draft.load()?.values).toEqual(rest)
  })
})
