import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentResponse, threadResponse } from '../../supabase/functions/_shared/contract/mail.ts'
import { correspondentList } from '../../supabase/functions/_shared/contract/people.ts'
import { userDetail, userList } from '../../supabase/functions/_shared/contract/users.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { mailBody } from './support/mail.ts'
import { callerOf } from './support/projects.ts'

const COMPANY = '00000000-0000-4000-8000-0000000000c1'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const client = () => callerOf(api, PEOPLE.client)
/** Every staff address in responses for the client: people, thread and project. */
async function staffAddresses(): Promise<string[]> {
  const { people } = await client().ok('GET', '/people?staff=true', correspondentList)
  const found = people.map(({ email }) => email)
  const named = await client().ok('GET', `/people?ids=${PEOPLE.manager}`, correspondentList)
  found.push(...named.people.map(({ email }) => email))
  const sent = { ...mailBody([]), to: [PEOPLE.manager] }
  const { thread, message } = await client().ok('POST', '/mail/messages', sentResponse, sent)
  const open = await client().ok('GET', `/mail/threads/${thread.threadId}`, threadResponse)
  for (const one of [message, ...open.messages]) found.push(...one.recipients.map(({ email }) => email))
  found.push(...thread.people.map(({ email }) => email))
  const { id } = await client().file()
  await api.database
    .owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${PEOPLE.user})`
  found.push(...(await client().project(id)).assignees.map(({ email }) => email))
  return found.filter((email) => email !== '')
}

describe('addresses of staff', () => {
  beforeEach(async () => {
    await api.database.owner`update public.profiles set company_id = ${COMPANY} where id = ${PEOPLE.client}`
    await api.database.owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.client}`
  })

  it('are shown to a confirmed client of a company', async () => {
    const shown = await staffAddresses()
    expect(shown).toContain('manager@demo.com')
    expect(shown).toContain('user@demo.com')
  })

  it('are hidden from a client without a company, also in searches', async () => {
    await api.database.owner`update public.profiles set company_id = null where id = ${PEOPLE.client}`
    expect(await staffAddresses()).toEqual([])
    const found = await client().ok('GET', '/people?q=manager@demo', correspondentList)
    expect(found.people).toEqual([])
  })

  it('are hidden from a client whose address is not confirmed', async () => {
    await api.database.owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.client}`
    expect(await staffAddresses()).toEqual([])
  })
})

describe('a sign-up with a company name', () => {
  it('belongs to no company; admins see the name', async () => {
    const { owner } = api.database
    const data = { full_name: 'Eve', company: ' Lantern\u{200B} Press ', company_id: COMPANY }
    await owner`insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'eve@example.org', ${owner.json(data)})`
    const { users } = await api.ok('admin', 'GET', '/apps/users?q=eve@example.org', { schema: userList })
    const user = await api.ok('admin', 'GET', `/apps/users/${users[0]?.id}`, { schema: userDetail })
    expect(user).toMatchObject({ companyId: null, statedCompany: 'Lantern Press', role: 'client' })
  })
})

describe('GET /apps/users', () => {
  it('answers department, creation and last change', async () => {
    const { owner } = api.database
    await owner`update public.profiles set department = 'Rights' where id = ${PEOPLE.user}`
    const { users } = await api.ok('admin', 'GET', '/apps/users?q=user@demo.com', { schema: userList })
    expect(users[0]).toMatchObject({ department: 'Rights' })
    expect(Date.parse(users[0]?.lastUpdated ?? '')).toBeGreaterThan(Date.parse(users[0]?.createdAt ?? ''))
  })
})
