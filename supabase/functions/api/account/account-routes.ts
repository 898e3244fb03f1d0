import type { Hono } from 'hono'
import {
  deactivateBody,
  newPlanRequestBody,
  patchAccountBody,
  planDecisionBody,
  planRequestQuery,
} from '../../_shared/contract/account.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
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

/** `/api/account`: what a person keeps about themselves, with whom they are connected, and leaving. */
export function accountResource(api: Hono<Env>, { storage, log }: Deps): void {
  api.get('/account', async (c) => c.json({ account: await c.var.asCaller(readAccount) }))

  api.patch('/account', async (c) => {
    const changes = await readBody(c, patchAccountBody)
    const { account, dropped } = await c.var
      .asCaller((tx) => changeAccount(tx, c.var.claims.sub, changes))
      .catch((error: unknown) => {
        throw asRefusal(error)
      })
    // The account is changed already: a picture that stays behind is ours to tidy, not the person's to hear of.
    if (dropped !== null)
      await storage.remove(c.var.token, 'avatars', [dropped]).catch((error: unknown) => {
        log({ requestId: c.var.requestId, code: 'avatar_left', error })
      })
    return c.json({ account })
  })

  api.post('/account/deactivate', async (c) => {
    await readBody(c, deactivateBody)
    await c.var
      .asCaller((tx) => tx`select private.deactivate_me()`)
      .catch((error: unknown) => {
        throw asRefusal(error)
      })
    return c.body(null, 204)
  })

  api.get('/account/storage', async (c) => {
    const [row] = await c.var.asCaller(
      (tx) => tx<{ used: string; allowed: string }[]>`select used, allowed from private.my_storage()`,
    )
    return c.json({ used: Number(row?.used ?? 0), allowed: Number(row?.allowed ?? 0) })
  })

  api.get('/account/connections', async (c) =>
    c.json(await c.var.asCaller((tx) => readConnections(tx, c.var.claims.sub))),
  )

  api.get('/account/plan-requests', async (c) => {
    const { view } = readQuery(c, planRequestQuery)
    const requests = await c.var.asCaller((tx) => readPlanRequests(tx, c.var.claims.sub, view))
    return c.json({ requests, total: requests.length })
  })

  api.post('/account/plan-requests', async (c) => {
    const wish = await readBody(c, newPlanRequestBody)
    return c.json(
      { request: await c.var.asCaller((tx) => createPlanRequest(tx, c.var.claims.sub, wish)) },
      201,
    )
  })

  api.delete('/account/plan-requests/:id', async (c) => {
    const id = idParam(c, 'id')
    await c.var.asCaller((tx) => withdrawPlanRequest(tx, c.var.claims.sub, id))
    return c.body(null, 204)
  })

  api.post('/account/plan-requests/:id/decision', async (c) => {
    const id = idParam(c, 'id')
    const { approve, reason } = await readBody(c, planDecisionBody)
    await c.var.asCaller((tx) => decidePlanRequest(tx, id, approve, reason))
    return c.body(null, 204)
  })
}
