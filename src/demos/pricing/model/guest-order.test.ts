import { planOrderBody } from '@contract/demo/plan-orders.ts'
import { describe, expect, it } from 'vitest'
import { emptyGuest, guestForm, planOrderOf } from './guest-order.ts'

const guest = {
  ...emptyGuest(),
  name: 'Ada Aalto',
  email: 'ada@example.org',
  company: 'Aalto Audio',
  vatNumber: 'FI 1234567-8',
  street: 'Via Po 1',
  postcode: '10124',
  city: 'Turin',
  // Hidden from people; the API refuses an order with it.
  website: 'https://spam.example',
}
const errorsOf = (changes: object) =>
  (guestForm.safeParse({ ...guest, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'))

describe('the order of a plan without an account (R-426)', () => {
  it('asks for a company, a person and an address; a VAT number may be left out', () => {
    expect(guestForm.safeParse(emptyGuest()).error?.issues.map(({ path }) => path[0])).toEqual([
      'name',
      'email',
      'company',
      'street',
      'postcode',
      'city',
    ])
    expect(errorsOf({ vatNumber: '' })).toEqual([])
  })

  it.each([
    [{ vatNumber: 'DE<1>' }, ['vatNumber']],
    [{ vatNumber: '1'.repeat(21) }, ['vatNumber']],
  ])('refuses %j', (changes, fields) => {
    expect(errorsOf(changes)).toEqual(fields)
  })

  it('becomes the body of the call, with the choice and the language of the page', () => {
    const choice = { plan: 'company', period: 'yearly', method: 'Bank Transfer' } as const
    const { key, name, email, phone, company, vatNumber, website, ...address } = guest
    const body = planOrderOf(guestForm.parse(guest), choice, 'fr')
    expect(planOrderBody.parse(body)).toEqual({
      key,
      ...choice,
      buyer: { name, email, phone },
      company,
      vatNumber,
      address: { ...address, recipient: company },
      language: 'fr',
      website,
    })
  })
})
