import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from '../support/api.ts'

const statements: string[] = []
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { onStatement: (text) => statements.push(text) })
})
afterAll(() => api.close())

const move = (body: object) => api.send('manager', 'POST', '/apps/kanban/item/move', body)

it('a move of a card has two statements beside the caller: the move and the boards', async () => {
  const targets = [null, 2, null]
  const moveCard = () => move({ cardId: 1, boardId: 1, beforeId: targets.pop() })
  await moveCard()
  statements.length = 0
  await moveCard()
  expect(
    statements.filter(
      (text) => !/^\s*(begin|commit|select (private\.require_session|set_config))/.test(text),
    ),
  ).toHaveLength(2)
})

it('R-761: the hint of a moved card carries the tab that caused it', async () => {
  await api.database.owner`delete from realtime.messages`
  const tab = randomUUID()
  const answer = await api.request('/api/apps/kanban/item/move', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.token(PEOPLE.manager)}`,
      'content-type': 'application/json',
      'x-tab': tab,
    },
    body: JSON.stringify({ cardId: 1, boardId: 1, beforeId: null }),
  })
  expect(answer.status).toBeLessThan(300)
  const rows = await api.database.owner`
    select payload ->> 'from' as from from realtime.messages
     where topic = 'demo' and payload ->> 'table' = 'kanban_items'`
  expect(rows).toEqual([{ from: `${PEOPLE.manager}:${tab}` }])
})

it('an event and a board without a visible character in their names are refused', async () => {
  const title = '\u{200B}\u{3164}\u{2060}'
  const event = { title, start: '2026-12-01', extendedProps: { calendar: 'Business' } }
  expect(await api.refused('admin', 'POST', '/apps/calendar', event)).toMatchObject({ status: 422 })
  expect((await api.send('admin', 'POST', '/apps/kanban/board/add', { title })).status).toBe(400)
})
