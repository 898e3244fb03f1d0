import { createRoute } from '@hono/zod-openapi'
import { createDealBody, type Deal, dealList, dealResponse } from '../../_shared/contract/demo/deals.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'

const tags = ['sample shop and invoices']
const SHOWN = 5

/** `/api/apps/deals`: the deals that the caller has created. */
export function demoDealsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/deals',
      tags,
      summary: 'Lists the newest deals of the caller, at most five.',
      responses: ok(dealList),
    }),
    async (c) => c.json({ deals: await asDemo(c, 'read', readOwnDeals) }, 200),
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/deals',
      tags,
      summary: 'Creates a deal; a code that another deal has is refused.',
      request: { body: jsonBody(createDealBody) },
      responses: created(dealResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const deal = await asDemo(c, 'create', async (tx) => {
        await tx`
          insert into demo.deals (id, kind, percent, amount_cents, title, code, description, services, starts_on, ends_on, audience,
            minimum_cents, uses_most, is_combinable)
          values (${body.id}, ${body.kind}, ${body.percent}, ${body.amountCents}, ${body.title}, ${body.code}, ${body.description},
            ${body.services}, ${body.startsOn}, ${body.endsOn}, ${body.audience}, ${body.minimumCents}, ${body.usesMost}, ${body.isCombinable})
          on conflict (id) do nothing`
        const own = (await readOwnDeals(tx)).find(({ id }) => id === body.id)
        if (!own) throw new HttpError('already_exists')
        return own
      })
      return c.json({ deal }, 201)
    },
  )
}

const readOwnDeals = async (tx: Tx): Promise<Deal[]> => [
  ...(await tx<Deal[]>`
    select d.id, d.kind, d.percent, d.amount_cents, d.title, d.code, d.description, d.services, d.starts_on, d.ends_on, d.audience,
      d.minimum_cents, d.uses_most, d.is_combinable, d.created_at
      from demo.deals as d where d.created_by = auth.uid() order by d.created_at desc, d.id limit ${SHOWN}`),
]
