import type { PlanOrderBody } from '@contract/demo/plan-orders.ts'
import * as z from 'zod'
import {
  emptyAddress,
  requiredText,
  typedAddress,
  typedEmail,
  typedText,
  wizardError,
} from '@/demos/wizards/shared/typed-values.ts'
import type { Language } from '@/lib/i18n/language.ts'
import type { PlanChoice } from './plan-choice.ts'

/** The form of the public checkout. */
export const guestForm = z.object({
  key: z.uuid(),
  name: requiredText(120, 'name'),
  email: typedEmail,
  phone: typedText(40),
  company: requiredText(200, 'company'),
  vatNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 .-]{0,20}$/, wizardError('vat-number')),
  ...typedAddress,
  website: z.string(),
})
export type GuestValues = z.infer<typeof guestForm>

/** The first values; the key stays for every attempt of this form, so that only one of them places an order. */
export const emptyGuest = (): GuestValues => ({
  key: crypto.randomUUID(),
  name: '',
  email: '',
  phone: '',
  company: '',
  vatNumber: '',
  ...emptyAddress,
  website: '',
})

/** Converts the form to the request. */
export function planOrderOf(
  { key, name, email, phone, company, vatNumber, website, ...address }: GuestValues,
  choice: PlanChoice,
  language: Language,
): PlanOrderBody {
  const buyer = { name, email, phone }
  const recipient = company
  return { key, ...choice, buyer, company, vatNumber, address: { ...address, recipient }, language, website }
}
