import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { mailBody } from './support/mail.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  await api.database.owner`delete from realtime.messages`
})
afterAll(() => api.close())

const tab: string = randomUUID()

/** Sends a call of a manager's tab; returns the tabs that its hints carry, by event, topic and table. */
async function hintsOf(path: string, body: object, header: string = tab) {
  const response = await api.request(`/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.token(PEOPLE.manager)}`,
      'content-type': 'application/json',
      'x-tab': header,
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  const rows = await api.database.owner<{ name: string; from: string | null }[]>`
    select concat_ws(' ', event, topic, payload ->> 'table') as name, payload ->> 'from' as from from realtime.messages`
  return Object.fromEntries(rows.map(({ name, from }) => [name, from]))
}

const own = `${PEOPLE.manager}:${tab}`
const chatPath = `/apps/chat/chats/${PEOPLE.client}`
const chatMessage = () => ({ id: randomUUID(), message: 'Hello' })

describe('R-761: a hint carries the tab that caused it', () => {
  it('of a chat message', async () => {
    expect(await hintsOf(chatPath, chatMessage())).toMatchObject({
      [`chat user:${PEOPLE.manager}`]: own,
      [`chat user:${PEOPLE.client}`]: own,
    })
  })

  it('of a mail', async () => {
    const body = { ...mailBody([]), to: [PEOPLE.client] }
    expect(await hintsOf('/mail/messages', body)).toMatchObject({
      [`mail user:${PEOPLE.manager}`]: own,
      [`mail user:${PEOPLE.client}`]: own,
    })
  })

  it.each(['', 'tab', `${tab}:${tab}`, `"${tab}"`])('but not the header %j', async (header) => {
    expect(await hintsOf(chatPath, chatMessage(), header)).toMatchObject({
      [`chat user:${PEOPLE.manager}`]: null,
    })
  })
})
