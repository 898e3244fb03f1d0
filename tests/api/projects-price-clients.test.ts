import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  id = (await people.client.file()).id
})

const newest = async () => (await people.admin.project(id)).prices[0]
const set = async (by: ProjectCaller) => {
  const last = await newest()
  const replaces = last ? { id: last.id, state: last.state } : null
  return by.send('POST', `/projects/${id}/prices`, {
    replaces,
    kind: 'fixed',
    amount: '1200',
    currency: 'EUR',
  })
}
const accept = async (by: ProjectCaller) =>
  by.send('POST', `/projects/${id}/prices/${(await newest())?.id}/decision`, { isAccepted: true })

describe('R-834: a price', () => {
  /** Deactivates the people of the demo client's company, as when the last of them leaves. */
  const setStatus = (status: 'active' | 'inactive') =>
    api.database.owner`update public.profiles set status = ${status} where company_id = ${COMPANIES.a}`

  it('is refused at its amount on a request that staff filed without a company', async () => {
    id = (await people.manager.file()).id
    expect((await people.manager.project(id)).hasClient).toBe(false)
    expect((await set(people.manager)).body).toMatchObject({ error: { fields: { amount: 'no_decider' } } })
    expect((await people.manager.project(id)).prices).toEqual([])
  })

  it('is set on a request for a company with a client, and on that of a client without a company', async () => {
    id = (await people.manager.file({ companyId: COMPANIES.a })).id
    expect((await set(people.manager)).status).toBe(200)
    const alone = await makePerson(api, 'client')
    id = (await alone.file()).id
    expect((await set(people.manager)).status).toBe(200)
    expect((await accept(alone)).status).toBe(200)
  })

  it('R-835: waits for nobody: it is the turn of the agency until somebody of the client can decide again', async () => {
    await set(people.manager)
    await setStatus('inactive')
    const { turn: left, hasClient } = await people.manager.project(id)
    expect([left, hasClient]).toMatchObject([{ of: 'agency', reason: 'no_client', isMine: true }, false])
    expect((await set(people.manager)).body).toMatchObject({ error: { fields: { amount: 'no_decider' } } })
    await setStatus('active')
    expect((await people.manager.project(id)).turn).toMatchObject({ of: 'client', reason: 'price' })
    expect((await accept(people.client)).status).toBe(200)
  })

  it('R-835: waits for nobody while the person who filed it without a company is inactive', async () => {
    const alone = await makePerson(api, 'client')
    id = (await alone.file()).id
    await set(people.manager)
    const become = (status: string) =>
      api.database.owner`update public.profiles set status = ${status} where id = ${alone.sub}`
    await become('inactive')
    expect((await people.manager.project(id)).turn).toMatchObject({ of: 'agency', reason: 'no_client' })
    await become('active')
    expect((await people.manager.project(id)).turn).toMatchObject({ of: 'client', reason: 'price' })
  })
})
