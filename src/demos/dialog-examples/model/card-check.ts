import * as z from 'zod'
import { isCardNumber } from '@/demos/form-fields/shared/card-number.ts'

/** The brands by the first digits of the number, with the lengths of number and security code. */
const brands = [
  { brand: 'American Express', prefix: /^3[47]/, digits: 15, code: 4, pattern: '#### ###### #####' },
  { brand: 'Mastercard', prefix: /^(5[1-5]|2[2-7])/, digits: 16, code: 3, pattern: '#### #### #### ####' },
  { brand: 'Visa', prefix: /^4/, digits: 16, code: 3, pattern: '#### #### #### ####' },
] as const
const unknown = { brand: null, digits: 16, code: 3, pattern: '#### #### #### ####' } as const

/** The brand of a card number, as far as it is typed, and the pattern in which it is written. */
export const cardBrand = (number: string) => brands.find(({ prefix }) => prefix.test(number)) ?? unknown

/** True when a card with the expiry `MMYY` is valid in the month of `now`. */
export function isCurrentExpiry(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(expiry) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false
  return (
    2000 + Number(year) > now.getFullYear() ||
    (2000 + Number(year) === now.getFullYear() && Number(month) > now.getMonth())
  )
}

const error = (name: string) => `dialog-examples.error.${name}`

/** A payment card, checked in the browser only. */
export const cardCheckForm = z
  .object({
    number: z
      .string()
      .refine((number) => number.length === cardBrand(number).digits && isCardNumber(number), error('card')),
    holder: z.string().trim().min(1, error('holder')),
    expiry: z.string().refine((expiry) => isCurrentExpiry(expiry, new Date()), error('expiry')),
    code: z.string(),
  })
  .refine(({ number, code }) => code.length === cardBrand(number).code, {
    path: ['code'],
    error: error('code'),
    when: () => true,
  })
