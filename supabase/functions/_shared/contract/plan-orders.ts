import { z } from 'zod'
import { listQuery } from './list.ts'
import { ORDERABLE_PLANS, PLAN_METHODS, PLAN_PERIODS } from './plans.ts'

/** A plan that a person ordered on the public pages; name, company and address are unconfirmed. */
export const planOrder = z.object({
  id: z.uuid(),
  no: z.number().int(),
  plan: z.enum(ORDERABLE_PLANS),
  period: z.enum(PLAN_PERIODS),
  method: z.enum(PLAN_METHODS),
  cents: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  vatNumber: z.string(),
  address: z.object({
    recipient: z.string(),
    street: z.string(),
    extra: z.string(),
    postcode: z.string(),
    city: z.string(),
    countryCode: z.string(),
  }),
  orderedAt: z.iso.datetime({ offset: true }),
})
export type PlanOrder = z.infer<typeof planOrder>

/** `GET /api/plan-orders`: sorted by no (the default, newest first), company, name, cents or orderedAt. */
export const planOrderListQuery = listQuery.extend({
  plan: z.enum(ORDERABLE_PLANS).optional().catch(undefined),
})
export const planOrderList = z.object({ orders: z.array(planOrder), total: z.number().int() })
