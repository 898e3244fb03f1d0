import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestApi, type TestApi } from '../support/api.ts'
import { nameOf, OPERATIONS, type Operation } from '../support/contract.ts'
import { seeded } from '../support/edge-values.ts'
import { findIds, type Ids } from '../support/fixture-ids.ts'
import { sampleBody } from '../support/sample.ts'

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
function call(as: Person, operation: Operation) {
  const body = sampleBody(operation, { random, ids, isFull: true })
  return api.send(as, operation.method.toUpperCase(), ids.path(operation.path, random), body)
}

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
    '%s is refused without the right to write, and allowed with it',
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
    '%s is refused without the right to read',
    async (_name, operation) => {
      expect((await call('client', operation)).status).toBe(403)
      expect((await call('user', operation)).status).not.toBe(403)
    },
  )
})
