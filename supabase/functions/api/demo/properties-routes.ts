import { createRoute } from '@hono/zod-openapi'
import {
  createPropertyBody,
  type Property,
  propertyList,
  propertyResponse,
} from '../../_shared/contract/demo/properties.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { asDemo } from './as-demo.ts'

const tags = ['sample shop and invoices']
const SHOWN = 5

/** `/api/apps/properties`: the properties that the caller has listed. */
export function demoPropertiesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/properties',
      tags,
      summary: 'Lists the newest properties of the caller, at most five.',
      responses: ok(propertyList),
    }),
    async (c) => c.json({ properties: await asDemo(c, 'read', readOwnProperties) }, 200),
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/properties',
      tags,
      summary: 'Lists a property.',
      request: { body: jsonBody(createPropertyBody) },
      responses: created(propertyResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const body = c.req.valid('json')
      const property = await asDemo(c, 'create', async (tx) => {
        await tx`
          insert into demo.properties (id, lister, lister_name, email, phone, kind, purpose, title, street, postcode, city, country_code,
            rooms, seats, features, is_furnished, description, area_m2, usable_m2, available_on, price_cents, deposit_cents, is_negotiable)
          values (${body.id}, ${body.lister}, ${body.listerName}, ${body.email}, ${body.phone}, ${body.kind}, ${body.purpose}, ${body.title},
            ${body.street}, ${body.postcode}, ${body.city}, ${body.countryCode}, ${body.rooms}, ${body.seats}, ${body.features},
            ${body.isFurnished}, ${body.description}, ${body.areaM2}, ${body.usableM2}, ${body.availableOn}, ${body.priceCents},
            ${body.depositCents}, ${body.isNegotiable})
          on conflict (id) do nothing`
        const own = (await readOwnProperties(tx)).find(({ id }) => id === body.id)
        if (!own) throw new HttpError('already_exists')
        return own
      })
      return c.json({ property }, 201)
    },
  )
}

const readOwnProperties = async (tx: Tx): Promise<Property[]> => [
  ...(await tx<Property[]>`
    select p.id, p.lister, p.lister_name, p.email, p.phone, p.kind, p.purpose, p.title, p.street, p.postcode, p.city, p.country_code,
      p.rooms, p.seats, p.features, p.is_furnished, p.description, p.area_m2 as "areaM2", p.usable_m2 as "usableM2", p.available_on,
      p.price_cents::float8 as price_cents, p.deposit_cents::float8 as deposit_cents, p.is_negotiable, p.created_at
      from demo.properties as p where p.created_by = auth.uid() order by p.created_at desc, p.id limit ${SHOWN}`),
]
