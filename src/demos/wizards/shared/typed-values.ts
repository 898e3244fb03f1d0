import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import * as z from 'zod'
import { centsFrom } from '@/demos/shared/typed-money.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'

type ErrorName = MessageKey<'wizards.error'>

/** The message id of an error of the wizards. */
export const wizardError = (name: ErrorName) => `wizards.error.${name}` as const

/** A text of at most `max` characters. */
export const typedText = (max: number) => z.string().trim().max(max, wizardError('long'))
/** As {@link typedText}, but not empty; `missing` names the error. */
export const requiredText = (max: number, missing: ErrorName = 'required') =>
  typedText(max).min(1, wizardError(missing))
/** An e-mail address. */
export const typedEmail = z
  .string()
  .trim()
  .max(254, wizardError('long'))
  .pipe(z.email(wizardError('email')))
/** A day of the calendar. */
export const typedDay = z.iso.date(wizardError('date'))

/** A whole number typed as text, from 1 to `max`; its error names both. */
export const typedNumber = (max: 90 | 99 | 999 | 100_000 | 1_000_000) =>
  z
    .string()
    .trim()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max,
      wizardError(`number-${max}`),
    )

/** An amount of money typed as text, within limits in cents; `isOptional` allows an empty text. */
export const typedMoney = (min: number, max: number, isOptional = false) =>
  z
    .string()
    .trim()
    .refine((text) => {
      if (text === '') return isOptional
      const cents = centsFrom(text)
      return cents !== null && cents >= min && cents <= max
    }, wizardError('money'))

/** The fields of an address without its recipient. */
export const typedAddress = {
  street: requiredText(200, 'street'),
  extra: typedText(200),
  postcode: requiredText(20, 'postcode'),
  city: requiredText(120, 'city'),
  countryCode: z.enum(SHOP_COUNTRY_CODES),
}

/** The values of an empty address. */
export const emptyAddress = { street: '', extra: '', postcode: '', city: '', countryCode: 'fr' as const }

/** Options of a rule over several fields: it is checked although fields of later steps are still empty. */
export const atEveryStep = { when: () => true }
