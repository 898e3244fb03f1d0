import { createRoute } from '@hono/zod-openapi'
import {
  accountConnections,
  accountResponse,
  accountStorage,
  deactivateBody,
  newPlanRequestBody,
  patchAccountBody,
  planDecisionBody,
  planRequestList,
  planRequestQuery,
  planRequestResponse,
} from '../../_shared/contract/account.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { readAccount } from './account-rows.ts'
import { asRefusal, changeAccount } from './change-account.ts'
import { readConnections } from './connections.ts'
import {
  createPlanRequest,
  decidePlanRequest,
  readPlanRequests,
  withdrawPlanRequest,
} from './plan-requests.ts'

const tags = ['account and profile']

/** `/api/account`: the caller's settings, connections and the deactivation of the account. */
export function accountResource(api: ApiRouter, { storage, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/account',
      tags,
      summary: 'Returns the account of the caller.',
      responses: ok(accountResponse),
    }),
    async (c) => c.json({ account: await c.var.asCaller(readAccount) }, 200),
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/account',
      tags,
      summary: 'Changes the fields that are sent.',
      request: { body: jsonBody(patchAccountBody) },
      responses: ok(accountResponse),
    }),
    async (c) => {
      const changes = c.req.valid('json')
      const { account, dropped } = await c.var
        .asCaller((tx) => changeAccount(tx, c.var.claims.sub, changes))
        .catch((error: unknown) => {
          throw asRefusal(error)
        })
      // The account is already changed, so a failure to delete the old picture is logged and not returned.
      if (dropped !== null)
        await storage.remove(c.var.token, 'avatars', [dropped]).catch((error: unknown) => {
          log({ requestId: c.var.requestId, code: 'avatar_left', error })
        })
      return c.json({ account }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/deactivate',
      tags,
      summary: 'Deactivates the account of the caller; the last active administrator is refused.',
      request: { body: jsonBody(deactivateBody) },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      c.req.valid('json')
      await c.var
        .asCaller((tx) => tx`select private.deactivate_me()`)
        .catch((error: unknown) => {
          throw asRefusal(error)
        })
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/storage',
      tags,
      summary: 'Returns how many bytes the caller stores and may store.',
      responses: ok(accountStorage),
    }),
    async (c) => {
      const [row] = await c.var.asCaller(
        (tx) => tx<{ used: number; allowed: number }[]>`select used, allowed from private.my_storage()`,
      )
      return c.json({ used: row?.used ?? 0, allowed: row?.allowed ?? 0 }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/connections',
      tags,
      summary: 'Lists shared manuscripts and the sign-in methods of the caller.',
      responses: ok(accountConnections),
    }),
    async (c) => c.json(await c.var.asCaller((tx) => readConnections(tx, c.var.claims.sub)), 200),
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/plan-requests',
      tags,
      summary: 'Lists plan requests of the caller, or those that the caller may decide.',
      request: { query: planRequestQuery },
      responses: ok(planRequestList),
    }),
    async (c) => {
      const { view } = c.req.valid('query')
      const requests = await c.var.asCaller((tx) => readPlanRequests(tx, c.var.claims.sub, view))
      return c.json({ requests, total: requests.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/plan-requests',
      tags,
      summary: 'Requests another plan; one request at a time.',
      request: { body: jsonBody(newPlanRequestBody) },
      responses: created(planRequestResponse),
      ...refuses('already_exists'),
    }),
    async (c) => {
      const wish = c.req.valid('json')
      return c.json(
        { request: await c.var.asCaller((tx) => createPlanRequest(tx, c.var.claims.sub, wish)) },
        201,
      )
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/plan-requests/{id}',
      tags,
      summary: 'Withdraws an open plan request.',
      request: { params: idParams('id') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      await c.var.asCaller((tx) => withdrawPlanRequest(tx, c.var.claims.sub, id))
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/plan-requests/{id}/decision',
      tags,
      summary: 'Approves or rejects a plan request, once.',
      request: { params: idParams('id'), body: jsonBody(planDecisionBody) },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { approve, reason } = c.req.valid('json')
      await c.var.asCaller((tx) => decidePlanRequest(tx, id, approve, reason))
      return c.body(null, 204)
    },
  )
}
