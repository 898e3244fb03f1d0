import type { PlanOrderBody } from '@contract/demo/plan-orders.ts'
import * as z from 'zod'
import {
  emptyAddress,
  requiredText,
  typedAddress,
  typedEmail,
  typedText,
} from '@/demos/wizards/shared/typed-values.ts'
import type { Language } from '@/lib/language.ts'
import type { PlanChoice } from './plan-choice.ts'

/** The form of the public checkout. */
export const guestForm = z.object({
  key: z.uuid(),
  name: requiredText(120, 'name'),
  email: typedEmail,
  phone: typedText(40),
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
  ...emptyAddress,
  website: '',
})

/** Converts the form to the request. */
export function planOrderOf(
  { key, name, email, phone, website, ...address }: GuestValues,
  choice: PlanChoice,
  language: Language,
): PlanOrderBody {
  const buyer = { name, email, phone }
  return { key, ...choice, buyer, address: { ...address, recipient: name }, language, website }
}
