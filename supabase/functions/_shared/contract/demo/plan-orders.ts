import { z } from 'zod'
import { nameText } from '../name-text.ts'
import { ORDERABLE_PLANS, PLAN_METHODS, PLAN_PERIODS } from '../plans.ts'
import { buyerBody } from './checkout.ts'
import { pageLanguage } from './front-pages.ts'
import { count } from './list.ts'
import { postalAddressBody } from './postal-address.ts'

/**
 * `POST /api/front-pages/plan-orders`, public: orders a plan without an account → 201 `{order, cents}`. The
 * server decides the price; at most 5 an hour for each network address.
 */
export const planOrderBody = z.object({
  key: z.uuid(),
  plan: z.enum(ORDERABLE_PLANS),
  period: z.enum(PLAN_PERIODS),
  method: z.enum(PLAN_METHODS),
  buyer: buyerBody,
  company: nameText(200),
  vatNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 .-]{0,20}$/)
    .default(''),
  address: postalAddressBody,
  /** The language of the mail to the buyer. */
  language: pageLanguage,
  /** A field that people do not see; whatever fills it is a program, and nothing is ordered. */
  website: z.string().max(200).default(''),
})
export type PlanOrderBody = z.input<typeof planOrderBody>
/** `order` is the number under which the agency finds the order. */
export const placedPlanOrder = z.object({ order: count, cents: count })
export type PlacedPlanOrder = z.infer<typeof placedPlanOrder>
