import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyPageResponse, companyResponse } from '../../supabase/functions/_shared/contract/companies.ts'
import { sentResponse, threadList } from '../../supabase/functions/_shared/contract/mail.ts'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  const { owner } = api.database
  await owner`
    update public.company_terms set terms = '', default_assignee = null, source_language = '', target_languages = '{}'`
})

const page = (by: ProjectCaller = people.manager) =>
  by.ok('GET', `/companies/${COMPANIES.a}/page`, companyPageResponse)
const save = async (changes: Record<string, unknown>, by: ProjectCaller = people.admin) => {
  const { company } = await page()
  return by.send('PATCH', `/companies/${COMPANIES.a}`, { revision: company.revision, ...changes })
}

describe('R-839: the page of a company', () => {
  it('has its people, active ones first, for those who read companies', async () => {
    const former = await makePerson(api, 'client', COMPANIES.a, 'Anna Former')
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${former.sub}`
    const { contacts, company } = await page()
    expect(contacts.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Tom Hale', true],
      ['Anna Former', false],
    ])
    expect(company.people).toBe(2)
    expect(contacts[0]).toMatchObject({ email: 'client@demo.com' })
    for (const by of [people.auth, people.user, people.client])
      expect((await by.send('GET', `/companies/${COMPANIES.a}/page`)).status).toBe(403)
    expect((await people.manager.send('GET', `/companies/${crypto.randomUUID()}/page`)).status).toBe(404)
  })

  it('lists the conversations with its people and about its requests in which the reader takes part', async () => {
    const list = async (by: ProjectCaller, company: string) =>
      (await by.ok('GET', `/mail/threads?folder=all&company=${company}&itemsPerPage=100`, threadList)).threads
    const [a, b] = [await list(people.manager, COMPANIES.a), await list(people.manager, COMPANIES.b)]
    expect(a.length).toBeGreaterThan(0)
    expect(a.every(({ people: named }) => named.some(({ affiliation }) => affiliation !== null))).toBe(true)
    const all = await people.manager.ok('GET', '/mail/threads?folder=all&itemsPerPage=100', threadList)
    expect(all.total).toBeGreaterThan(a.length)
    expect(b.map(({ threadId }) => threadId)).not.toEqual(a.map(({ threadId }) => threadId))
    const stranger = await makePerson(api, 'client', COMPANIES.b)
    expect(await list(stranger, COMPANIES.a)).toEqual([])

    const write = (by: ProjectCaller, to: string, subject: string, projectId: string | null = null) =>
      by.ok('POST', '/mail/messages', sentResponse, {
        id: crypto.randomUUID(),
        to: [to],
        subject,
        projectId,
        dueDate: '2096-12-01',
        html: '<p>x</p>',
      })
    await write(people.manager, PEOPLE.admin, 'About its request', (await people.client.file()).id)
    await write(people.manager, PEOPLE.client, 'To its person')
    await write(people.client, PEOPLE.manager, 'From its person')
    await write(people.manager, PEOPLE.admin, 'About nothing of it')
    await write(people.client, PEOPLE.user, 'Without the reader')
    const subjects = (await list(people.manager, COMPANIES.a)).map(({ subject }) => subject)
    expect(subjects.slice(0, 3)).toEqual(['From its person', 'To its person', 'About its request'])
    for (const other of ['About nothing of it', 'Without the reader']) expect(subjects).not.toContain(other)
  })
})

describe('R-859: the terms of a company', () => {
  it('are changed by those who may change companies, on the newest revision', async () => {
    const stale = (await page()).company.revision
    const changes = { terms: ' 0.12 EUR for each word. ', sourceLanguage: 'en', targetLanguages: ['fr'] }
    expect((await save(changes, people.manager)).status).toBe(403)
    expect((await save(changes, people.client)).status).toBe(403)
    expect((await save(changes)).status).toBe(200)
    expect(await page()).toMatchObject({
      company: { revision: stale + 1 },
      terms: { terms: '0.12 EUR for each word.', sourceLanguage: 'en', targetLanguages: ['fr'] },
    })
    const late = await people.admin.send('PATCH', `/companies/${COMPANIES.a}`, { revision: stale, terms: '' })
    expect(late.status).toBe(409)
    expect(companyResponse.parse(late.body).company.revision).toBe(stale + 1)
  })

  it('name active staff or nobody as the default assignee', async () => {
    const former = await makePerson(api, 'user')
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${former.sub}`
    for (const uid of [PEOPLE.client, crypto.randomUUID(), former.sub])
      expect((await save({ defaultAssigneeId: uid })).body).toMatchObject({
        error: { fields: { defaultAssigneeId: 'staff_only' } },
      })
    expect((await save({ defaultAssigneeId: PEOPLE.user })).status).toBe(200)
    expect((await page()).terms.defaultAssignee).toMatchObject({ uid: PEOPLE.user })
    expect((await save({ defaultAssigneeId: null })).status).toBe(200)
  })

  it('exist for a new company', async () => {
    const { company } = await people.admin.ok('POST', '/companies', companyResponse, {
      name: 'Ostrich House',
    })
    const made = await people.admin.ok('GET', `/companies/${company.id}/page`, companyPageResponse)
    expect(made).toMatchObject({ contacts: [], terms: { terms: '', defaultAssignee: null } })
    expect((await people.admin.send('DELETE', `/companies/${company.id}`)).status).toBe(204)
  })
})

describe('R-858: a new request of a company', () => {
  it('is assigned to its default assignee by nobody, who is notified', async () => {
    await save({ defaultAssigneeId: PEOPLE.user })
    const { id, assignees, turn } = await people.client.file()
    expect(assignees.map(({ uid }) => uid)).toEqual([PEOPLE.user])
    expect(turn).toMatchObject({ of: 'agency', reason: 'start' })
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events.find(({ kind }) => kind === 'assigned')).toMatchObject({
      field: 'automatic',
      to: 'Nina Petrov',
      actor: null,
    })
    const [note] = await api.database.owner`
      select payload from public.notifications
       where user_id = ${PEOPLE.user} and kind = 'project_assigned' and payload ->> 'projectId' = ${id}`
    expect(Object.keys(note?.payload).sort()).toEqual(['projectId', 'title'])
  })

  it('is not assigned to a person who left the staff, nor when it is of another company', async () => {
    const leaver = await makePerson(api, 'user')
    await save({ defaultAssigneeId: leaver.sub })
    const other = await makePerson(api, 'client', COMPANIES.b)
    expect((await other.file()).assignees).toEqual([])
    await api.database.owner`update private.user_roles set role = 'client' where user_id = ${leaver.sub}`
    expect((await people.client.file()).assignees).toEqual([])
  })

  it('is not assigned to a default assignee whose account is deactivated', async () => {
    const leaver = await makePerson(api, 'user')
    await save({ defaultAssigneeId: leaver.sub })
    await api.database.owner`update public.profiles set status = 'inactive' where id = ${leaver.sub}`
    expect((await people.client.file()).assignees).toEqual([])
  })

  it('gets its languages when it names none, also from staff', async () => {
    await save({ sourceLanguage: 'en', targetLanguages: ['fr', 'de'] })
    expect(await people.client.file()).toMatchObject({ sourceLanguage: 'en', targetLanguages: ['fr', 'de'] })
    expect((await people.manager.file({ companyId: COMPANIES.a })).targets).toHaveLength(2)
    expect(await people.client.file({ targetLanguages: ['es'] })).toMatchObject({
      sourceLanguage: '',
      targetLanguages: ['es'],
    })
    expect(await people.client.file({ sourceLanguage: 'it' })).toMatchObject({
      sourceLanguage: 'it',
      targetLanguages: [],
    })
    expect((await people.manager.file()).targetLanguages).toEqual([])
  })
})
