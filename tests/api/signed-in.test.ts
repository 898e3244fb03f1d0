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

/** A call with existing ids and a complete body. */
function call(as: Person | null, operation: Operation) {
  const body = sampleBody(operation, { random, ids, isFull: true })
  return api.send(as, operation.method.toUpperCase(), ids.path(operation.path, random), body)
}

describe('calls without a session', () => {
  it('are sign-in, health, the API description, public pages, received mails and the links in mails only', () => {
    const open = OPERATIONS.filter(({ isPublic }) => isPublic).map(nameOf)
    expect(open.sort()).toEqual([
      'GET /docs',
      'GET /health',
      'GET /mail-links',
      'GET /mail/unsubscribe',
      'GET /openapi.json',
      'GET /pages/faq', // template areas
      'GET /pages/help-center', // template areas
      'GET /pages/help-center/article', // template areas
      'GET /pages/help-center/search', // template areas
      'GET /pages/landing', // template areas
      'GET /pages/text',
      'POST /auth/login',
      'POST /front-pages/plan-orders', // template areas
      'POST /mail-links/acceptance',
      'POST /mail-links/answer',
      'POST /mail-links/correction',
      'POST /mail-links/price',
      'POST /mail/inbound',
      'POST /mail/unsubscribe',
      'POST /pages/contact', // template areas
      'POST /weekly-exports',
      'PUT /pages/help-center/vote', // template areas
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
    for (let n = 0; n < 200 && answer.status === 422; n += 1) answer = await call('admin', operation)
    expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'second_factor' } }])
  })

  it('reach the recovery codes only', async () => {
    const answer = await api.refused('admin', 'POST', '/account/recovery-codes/use', { code: '0000' })
    expect(answer).toMatchObject({ status: 422 })
  })
})
