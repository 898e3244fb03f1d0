import { createRoute } from '@hono/zod-openapi'
import { placedPlanOrder, planOrderBody } from '../../_shared/contract/demo/plan-orders.ts'
import { planCents } from '../../_shared/contract/demo/plan-terms.ts'
import { paragraphsOf } from '../../_shared/html/paragraphs.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { cleanBody } from '../mail/clean-html.ts'
import { planOrderMail } from './plan-order-mail.ts'
import { orderText } from './plan-order-text.ts'

const tags = ['platform']

/** `/api/front-pages/plan-orders`: the public order of a plan, delivered to the agency. */
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
      ...refuses('invalid_json', 'invalid_text', 'too_large', 'invalid', 'rate_limited'),
    }),
    async (c) => {
      const { key, plan, period, method, buyer, company, vatNumber, address, language, website } =
        c.req.valid('json')
      const cents = planCents(plan, period)
      // A program that fills every field is refused like a wrong request, without the name of the field.
      if (website !== '' || cents === null) throw new HttpError('invalid')
      const ordered = { plan, period, method, cents, ...buyer, company, vat_number: vatNumber, address }
      const record = { id: key, ...ordered, ...cleanBody(paragraphsOf(orderText(ordered))) }
      const [placed] = await asVisitor(
        (tx) => tx<[{ orderNo: number; isNew: boolean }]>`
          select order_no, is_new from private.order_plan(${tx.json(record)}, ${c.var.networkAddress})`,
      )
      const { orderNo: order, isNew } = placed
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
