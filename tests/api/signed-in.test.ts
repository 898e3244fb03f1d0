import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE, type Person, startTestApi, type TestApi } from './support/api.ts'
import { nameOf, OPERATIONS, type Operation } from './support/contract.ts'
import { seeded } from './support/edge-values.ts'
import { findIds, type Ids } from './support/fixture-ids.ts'
import { sampleBody } from './support/sample.ts'

let api: TestApi
let ids: Ids
beforeAll(async () => {
  api = await startTestApi()
  ids = await findIds(api)
})
afterAll(() => api.close())

const random = seeded(20_261_123)
const callsOf = (areas: readonly string[]) => OPERATIONS.filter(({ tag }) => areas.includes(tag))
/** The calls of the sample data, which need the subject "demo". */
const DEMO = callsOf([
  'calendar, kanban',
  'sample shop and invoices',
  'academy, fleet, dashboards, help',
]).filter(({ isPublic }) => !isPublic)

/** A call with existing ids and a complete body. */
function call(as: Person | null, operation: Operation) {
  const body = sampleBody(operation, { random, ids, isFull: true })
  return api.send(as, operation.method.toUpperCase(), ids.path(operation.path, random), body)
}

describe('calls without a session', () => {
  it('are sign-in, health, the API description, FAQ, help centre, contact form, plan orders, received mails and the links in mails only', () => {
    const open = OPERATIONS.filter(({ isPublic }) => isPublic).map(nameOf)
    expect(open.sort()).toEqual([
      'GET /docs',
      'GET /health',
      'GET /mail-links',
      'GET /notification-mails/unsubscribe',
      'GET /openapi.json',
      'GET /pages/faq',
      'GET /pages/help-center',
      'GET /pages/help-center/article',
      'GET /pages/help-center/search',
      'GET /pages/landing',
      'GET /pages/text',
      'POST /auth/login',
      'POST /front-pages/plan-orders',
      'POST /mail-links/acceptance',
      'POST /mail-links/answer',
      'POST /mail-links/correction',
      'POST /mail-links/price',
      'POST /mail/inbound',
      'POST /notification-mails/unsubscribe',
      'POST /pages/contact',
      'PUT /pages/help-center/vote',
    ])
  })

  it.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
    '%s asks who calls, or does not',
    async (_name, operation) => {
      const answer = await call(null, operation)
      if (operation.isPublic) return expect(answer.status).not.toBe(401)
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ error: { code: 'unauthenticated', message: 'Sign in to continue.' } })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    },
  )

  it('with an invalid, expired, foreign or unsigned token are refused', async () => {
    const signed = await api.token(PEOPLE.admin)
    const [head, body] = signed.split('.')
    const tokens = [
      'x',
      `${head}.${body}.`,
      `${head}.${body}.AAAA`,
      await api.token(PEOPLE.admin, { role: 'anon' }),
      await api.token(PEOPLE.admin, { role: 'service_role' }),
      await api.token('not-an-id'),
    ]
    for (const operation of OPERATIONS.filter(({ isPublic }) => !isPublic)) {
      for (const token of tokens) {
        const headers = { authorization: `Bearer ${token}` }
        const path = `/api${ids.path(operation.path, random)}`
        const answer = await api.request(path, { method: operation.method.toUpperCase(), headers })
        expect(answer.status, nameOf(operation)).toBe(401)
      }
    }
  })
})

describe('the sample data', () => {
  /** Learners change their own progress without the ability to change sample data. */
  const own = 'PUT /apps/academy/lectures/:id/progress'
  const writes = DEMO.filter((operation) => operation.method !== 'get' && nameOf(operation) !== own)
  const reads = DEMO.filter(({ method }) => method === 'get')

  it('is tested with every write of R-172 to R-183 and of the template areas', () => {
    expect(writes.map(nameOf).sort()).toEqual([
      'DELETE /apps/calendar/:id',
      'DELETE /apps/ecommerce/categories/:id',
      'DELETE /apps/ecommerce/customers/:id/addresses/:entryId',
      'DELETE /apps/ecommerce/customers/:id/cards/:entryId',
      'DELETE /apps/ecommerce/customers/:id/devices/:deviceId',
      'DELETE /apps/ecommerce/orders/:id',
      'DELETE /apps/ecommerce/products/:id',
      'DELETE /apps/ecommerce/reviews/:id',
      'DELETE /apps/invoice/:id',
      'DELETE /apps/invoice/:id/payments/:payment',
      'DELETE /apps/kanban/board/:id',
      'DELETE /apps/kanban/comments/:id',
      'DELETE /apps/kanban/files/:id',
      'DELETE /apps/kanban/item/:id',
      'PATCH /apps/calendar/events/:id',
      'PATCH /apps/ecommerce/orders/:id/state',
      'PATCH /apps/ecommerce/products/:id/stock',
      'PATCH /apps/ecommerce/reviews',
      'PATCH /apps/kanban/item/:id',
      'PATCH /pages/recordings/:id',
      'POST /apps/calendar',
      'POST /apps/calendar/events',
      'POST /apps/deals',
      'POST /apps/ecommerce/categories',
      'POST /apps/ecommerce/checkout',
      'POST /apps/ecommerce/customers',
      'POST /apps/ecommerce/customers/:id/addresses',
      'POST /apps/ecommerce/customers/:id/cards',
      'POST /apps/ecommerce/customers/:id/password-mail',
      'POST /apps/ecommerce/products',
      'POST /apps/ecommerce/products/:id/duplicate',
      'POST /apps/ecommerce/referral-invitations',
      'POST /apps/invoice',
      'POST /apps/invoice/:id/download',
      'POST /apps/invoice/:id/duplicate',
      'POST /apps/invoice/:id/payments',
      'POST /apps/invoice/:id/send',
      'POST /apps/kanban/board/add',
      'POST /apps/kanban/board/move',
      'POST /apps/kanban/item/:id/comments',
      'POST /apps/kanban/item/:id/files',
      'POST /apps/kanban/item/add',
      'POST /apps/kanban/item/move',
      'POST /apps/properties',
      'PUT /apps/calendar/:id',
      'PUT /apps/ecommerce/categories/:id',
      'PUT /apps/ecommerce/customers/:id',
      'PUT /apps/ecommerce/customers/:id/addresses/:entryId',
      'PUT /apps/ecommerce/customers/:id/addresses/:entryId/default',
      'PUT /apps/ecommerce/customers/:id/cards/:entryId/default',
      'PUT /apps/ecommerce/customers/:id/notifications',
      'PUT /apps/ecommerce/orders/:id/address/:kind',
      'PUT /apps/ecommerce/products/:id',
      'PUT /apps/ecommerce/settings',
      'PUT /apps/invoice/:id',
      'PUT /apps/kanban/board/rename',
      'PUT /apps/kanban/board/state-update',
      'PUT /apps/kanban/item/state-update',
      'PUT /apps/kanban/item/update',
    ])
  })

  it.each(writes.map((operation) => [nameOf(operation), operation] as const))(
    '%s is refused to whoever may not write, and lets through who may',
    async (_name, operation) => {
      for (const as of ['user', 'client'] as const) {
        const answer = await call(as, operation)
        expect([answer.status, (answer.body as { error?: { code: string } })?.error?.code], as).toEqual([
          403,
          'forbidden',
        ])
      }
      for (const as of ['admin', 'manager'] as const)
        expect([401, 403], as).not.toContain((await call(as, operation)).status)
    },
  )

  it.each(reads.map((operation) => [nameOf(operation), operation] as const))(
    '%s is refused to whoever may not read',
    async (_name, operation) => {
      expect((await call('client', operation)).status).toBe(403)
      expect((await call('user', operation)).status).not.toBe(403)
    },
  )
})

describe('calls before the second factor (R-404)', () => {
  const spend = 'POST /account/recovery-codes/use'
  beforeAll(async () => {
    await api.database
      .owner`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
      values (gen_random_uuid(), ${PEOPLE.admin}, 'totp', 'verified', now(), now(), 'GEZDGNBVGY3TQOJQ')`
  })

  it.each(
    OPERATIONS.filter((operation) => !operation.isPublic && nameOf(operation) !== spend).map(
      (operation) => [nameOf(operation), operation] as const,
    ),
  )('%s is refused', async (_name, operation) => {
    // Some random bodies are invalid; the form of a body is checked before the session.
    let answer = await call('admin', operation)
    for (let n = 0; n < 30 && answer.status === 422; n += 1) answer = await call('admin', operation)
    expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'second_factor' } }])
  })

  it('reach the recovery codes only', async () => {
    const answer = await api.refused('admin', 'POST', '/account/recovery-codes/use', { code: '0000' })
    expect(answer).toMatchObject({ status: 422 })
  })
})
