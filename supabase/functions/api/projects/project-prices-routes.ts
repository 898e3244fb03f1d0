import { createRoute } from '@hono/zod-openapi'
import { decisionBody } from '../../_shared/contract/project-changes.ts'
import { setPriceBody } from '../../_shared/contract/project-prices.ts'
import { projectDetail, projectResponse } from '../../_shared/contract/projects.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { conflict, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { act, type Done } from './act.ts'

const tags = ['projects']

/** `/api/projects/{id}/prices`: the price that staff set and the client accepts (decision 0064). */
export function projectPricesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/prices',
      tags,
      summary: 'Sets a price of a project, which the client must accept, in place of an open one.',
      request: { params: idParams('id'), body: jsonBody(setPriceBody) },
      responses: { ...ok(projectResponse), ...conflict({ project: projectDetail }) },
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { replaces, kind, amount, currency, note } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'setPrice',
        undefined,
        (tx) =>
          tx<Done>`
          select private.set_price(${id}, ${replaces?.id ?? null}, ${replaces?.state ?? null}, ${kind}, ${amount}, ${currency},
            ${note}) as done`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/projects/{id}/prices/{priceId}',
      tags,
      summary: 'Withdraws an open price; a repeated call changes nothing.',
      request: { params: idParams('id', 'priceId') },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, priceId } = c.req.valid('param')
      const project = await act(
        c,
        id,
        'withdrawPrice',
        undefined,
        (tx) => tx<Done>`select true as done from private.withdraw_price(${id}, ${priceId})`,
      )
      return c.json({ project }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/projects/{id}/prices/{priceId}/decision',
      tags,
      summary: 'Accepts or declines a price for the client; a repeated decision changes nothing.',
      request: { params: idParams('id', 'priceId'), body: jsonBody(decisionBody) },
      responses: ok(projectResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id, priceId } = c.req.valid('param')
      const { isAccepted, reason } = c.req.valid('json')
      const project = await act(
        c,
        id,
        'decidePrice',
        undefined,
        (tx) =>
          tx<Done>`select true as done from private.decide_price(${id}, ${priceId}, ${isAccepted}, ${reason})`,
      )
      return c.json({ project }, 200)
    },
  )
}
