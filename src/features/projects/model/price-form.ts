import { CURRENCIES, PRICE_KINDS, type ProjectPrice } from '@contract/project-prices.ts'
import type { IntlShape } from 'react-intl'
import { z } from 'zod'
import { formatDecimal, parseLocalDecimal } from '@/ui/format/decimal.ts'

type PriceIntl = Pick<IntlShape, 'formatNumberToParts'>

/** The form of a price: the amount is text as the reader writes it, and a decimal such as `1200.00` after the check. */
export const priceFormSchema = (intl: PriceIntl) =>
  z.object({
    kind: z.enum(PRICE_KINDS),
    amount: z.string().transform((text, ctx) => {
      const cents = parseLocalDecimal(intl, text)
      if (cents === null || cents === 0) {
        ctx.issues.push({ code: 'custom', input: text, message: 'projects.error.amount' })
        return z.NEVER
      }
      return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
    }),
    currency: z.enum(CURRENCIES),
    note: z.string().trim().max(1000, 'projects.error.tooLong'),
  })
export type PriceFormValues = z.input<ReturnType<typeof priceFormSchema>>

const isOffered = (code: string): code is (typeof CURRENCIES)[number] =>
  CURRENCIES.some((each) => each === code)

/** The values with which the form opens: those of the newest price. */
export function priceFormValues(
  intl: Pick<IntlShape, 'formatNumber'>,
  last: ProjectPrice | undefined,
): PriceFormValues {
  if (!last) return { kind: 'fixed', amount: '', currency: 'EUR', note: '' }
  const { kind, amount, currency, note } = last
  return {
    kind,
    amount: formatDecimal(intl, Math.round(Number(amount) * 100)),
    currency: isOffered(currency) ? currency : 'EUR',
    note,
  }
}
