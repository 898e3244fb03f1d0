import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../support/api.ts'
import { EDGE_IDS, expectFixedAnswer, type FixedAnswer } from '../support/fixed-answers.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const event = { title: 'Fair', start: '2027-03-01', extendedProps: { calendar: 'ETC' } }

/** The fixed errors, one per case, with ids that do not exist. */
const UNKNOWN: readonly FixedAnswer[] = [
  ['calendar update', 'manager', 'PUT /apps/calendar/{id}', event, 400, 'Something Went Wrong'],
  ['calendar delete', 'manager', 'DELETE /apps/calendar/{id}', undefined, 400, 'Something Went Wrong'],
  ['product delete', 'manager', 'DELETE /apps/ecommerce/products/{id}', undefined, 404, null],
  ['review delete', 'manager', 'DELETE /apps/ecommerce/reviews/{id}', undefined, 404, null],
  ['customer get', 'user', 'GET /apps/ecommerce/customers/{id}', undefined, 404, null],
  ['order delete', 'manager', 'DELETE /apps/ecommerce/orders/{id}', undefined, 204, null],
  ['invoice get', 'user', 'GET /apps/invoice/{id}', undefined, 404, 'No invoice found with this id'],
  [
    'invoice delete',
    'manager',
    'DELETE /apps/invoice/{id}',
    undefined,
    404,
    { error: 'Something went wrong' },
  ],
]

describe('fixed refusals of the template areas (R-200 to R-202, R-205)', () => {
  it.each(UNKNOWN.map((row) => [row[0], row] as const))('%s of what there is not', async (_what, row) => {
    for (const id of EDGE_IDS) await expectFixedAnswer(api, row, id)
  })

  it('a deleted row answers like one that never existed', async () => {
    for (const [what, as, call, sent, status, body] of UNKNOWN) {
      if (!call.startsWith('DELETE')) continue
      const path = call.replace('DELETE ', '').replace('{id}', what === 'invoice delete' ? '4990' : '7')
      expect((await api.send(as, 'DELETE', path)).status, path).toBe(204)
      await expectFixedAnswer(api, [what, as, `DELETE ${path}`, sent, status, body])
    }
  })

  it.each([
    ['a board whose title there is', 'board/add', { title: ' in progress ' }],
    ['a board without a title', 'board/add', {}],
    ['a board with an empty title', 'board/add', { title: '  ' }],
    ['a card without a title', 'item/add', { boardName: 'Done', boardId: 3 }],
    ['a card without the name of its board', 'item/add', { itemTitle: 'Call', boardId: 3 }],
    ['a card without anything', 'item/add', {}],
  ])('kanban: %s answers a network error with a message', async (_what, path, body) => {
    const answer = await api.send('manager', 'POST', `/apps/kanban/${path}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.stringMatching(/^[A-Z].{10,}$/) })
  })

  it('an unauthorized caller is refused before the row is looked up', async () => {
    for (const [, , call, sent] of UNKNOWN) {
      const [method = '', path = ''] = call.split(' ')
      for (const id of ['1', '4990', '999999999']) {
        const answer = await api.send('client', method, path.replace('{id}', id), sent)
        expect([answer.status, (answer.body as { error: { code: string } }).error.code], call).toEqual([
          403,
          'forbidden',
        ])
      }
    }
  })
})
