import type { z } from 'zod'
import type { planOrderBody } from '../../_shared/contract/demo/plan-orders.ts'
import { SHOP_COUNTRIES } from '../../_shared/contract/demo/postal-address.ts'

type Body = z.output<typeof planOrderBody>
type Ordered = Pick<Body, 'plan' | 'period' | 'method' | 'address' | 'company'> &
  Body['buyer'] & { cents: number; vat_number: string }

const PLAN_NAMES = { team: 'Team plan', company: 'Company plan' } as const
const PERIOD_NAMES = { monthly: 'one month', yearly: 'one year' } as const

/** The message about an ordered plan in the mailboxes of the staff. */
export function orderText({ plan, period, method, cents, address, ...buyer }: Ordered): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
  const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n')
  return [
    lines(`${PLAN_NAMES[plan]}, ${PERIOD_NAMES[period]}: ${price}`, `Payment: ${method}`),
    lines(
      buyer.company,
      buyer.vat_number && `VAT number: ${buyer.vat_number}`,
      buyer.name,
      buyer.email,
      buyer.phone,
    ),
    lines(
      address.street,
      address.extra,
      `${address.postcode} ${address.city}`,
      SHOP_COUNTRIES[address.countryCode],
    ),
    'Ordered on the public pages without an account: the address is not confirmed.',
  ].join('\n\n')
}
