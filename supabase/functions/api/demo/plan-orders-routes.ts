import { createRoute } from '@hono/zod-openapi'
import { placedPlanOrder, planOrderBody } from '../../_shared/contract/demo/plan-orders.ts'
import { SHOP_COUNTRIES } from '../../_shared/contract/demo/postal-address.ts'
import { planCents } from '../../_shared/contract/plans.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { planOrderMail } from './plan-order-mail.ts'

const tags = ['platform']
const PLAN_NAMES = { team: 'Team plan', company: 'Company plan' } as const
const PERIOD_NAMES = { monthly: 'one month', yearly: 'one year' } as const

/** `/api/front-pages/plan-orders`: the public order of a plan, as an order of the sample shop. */
export function demoPlanOrdersResource(api: ApiRouter, { asVisitor, mail, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/front-pages/plan-orders',
      tags,
      summary: 'Orders a plan without an account; a repeated key returns the first order.',
      security: [],
      request: { body: jsonBody(planOrderBody) },
      responses: created(placedPlanOrder),
      ...refuses('invalid_json', 'invalid_text', 'too_large', 'invalid', 'rate_limited', 'already_exists'),
    }),
    async (c) => {
      const { key, plan, period, method, buyer, address, language, website } = c.req.valid('json')
      const cents = planCents(plan, period)
      // A program that fills every field is refused like a wrong request, without the name of the field.
      if (website !== '' || cents === null) throw new HttpError('invalid')
      const line = { productId: null, name: `${PLAN_NAMES[plan]}, ${PERIOD_NAMES[period]}`, qty: 1, cents }
      const customer = { ...buyer, country: SHOP_COUNTRIES[address.countryCode] }
      const { order, isNew } = await asVisitor(async (tx) => {
        const [placed = { order: 0 }] = await tx<{ order: number }[]>`
          select private.order_plan(${key}, ${tx.json(line)}, ${tx.json(customer)}, ${method}, ${tx.json(address)}, ${c.var.networkAddress}) as "order"`
        const [row] = await tx<{ isNew: boolean }[]>`select private.is_placed_now(${placed.order}) as "isNew"`
        return { ...placed, isNew: row?.isNew ?? false }
      })
      if (isNew) {
        const written = planOrderMail({ order, cents, plan, period, method, language }, mail.appUrl)
        // The order is placed; a mail that cannot be sent must not make the buyer order again.
        await mail
          .send({ to: buyer.email, ...written })
          .catch((error: unknown) => log({ requestId: c.var.requestId, code: 'order_mail_failed', error }))
      }
      return c.json({ order, cents }, 201)
    },
  )
}
