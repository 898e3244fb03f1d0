import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyList, companyResponse } from '../../supabase/functions/_shared/contract/companies.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import { signInAs } from './support/projects.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const LANTERN = '00000000-0000-4000-8000-0000000000c1'
const list = (query = '', as: 'admin' | 'manager' = 'admin') =>
  api.ok(as, 'GET', `/companies?${query}`, { schema: companyList })
const make = async (name: string) =>
  (await api.ok('admin', 'POST', '/companies', { status: 201, schema: companyResponse, body: { name } }))
    .company

describe('companies', () => {
  it('are listed with the number of people and open projects', async () => {
    const { owner } = api.database
    await owner`insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, company_id, status)
      select 'T', 'P', 'other', 'anytime', current_date, current_date, 'a@b.c', ${LANTERN}, s from unnest(array['received', 'delivered']) s`
    const [row] =
      await owner`select count(*)::int as n from public.projects where company_id = ${LANTERN} and status <> 'delivered' and withdrawn_at is null`
    const { companies, total } = await list('q=lantern')
    expect(total).toBe(1)
    expect(companies[0]).toMatchObject({
      id: LANTERN,
      name: 'Lantern Press',
      status: 'active',
      people: 1,
      openProjects: row?.n,
    })
  })

  it('are found without regard to accents, filtered by status, and sorted by each column', async () => {
    expect((await list('q=editions')).companies.map((one) => one.name)).toEqual(['Éditions du Phare'])
    expect((await list('status=pending')).companies.map((one) => one.status)).toEqual(['pending'])
    for (const key of ['name', 'status', 'people', 'openProjects', 'createdAt'])
      expect((await list(`sortBy=${key}&orderBy=desc`)).total).toBe(10)
    const people = (await list('sortBy=people&orderBy=desc')).companies.map((one) => one.people)
    expect(people).toEqual([...people].sort((a, b) => b - a))
  })

  it('are read by managers and written by admins only', async () => {
    expect((await list('', 'manager')).total).toBe(10)
    for (const as of ['auth', 'user', 'client'] as const)
      expect(await api.refused(as, 'GET', '/companies')).toEqual({ status: 403, code: 'forbidden' })
    for (const as of ['manager', 'client'] as const) {
      expect(await api.refused(as, 'POST', '/companies', { name: 'X' })).toMatchObject({ status: 403 })
      expect(
        await api.refused(as, 'PATCH', `/companies/${LANTERN}`, { revision: 1, name: 'X' }),
      ).toMatchObject({ status: 403 })
      expect(await api.refused(as, 'DELETE', `/companies/${LANTERN}`)).toMatchObject({ status: 403 })
    }
  })

  it('are created and edited, and a stale change is refused with the present state', async () => {
    const made = await make('  Ostrich Audio ')
    expect(made).toMatchObject({
      name: 'Ostrich Audio',
      status: 'active',
      people: 0,
      openProjects: 0,
      revision: 1,
      mailContent: 'titles',
      // three days, and never.
      reminderDays: 3,
      acceptanceDays: 0,
    })
    const path = `/companies/${made.id}`
    const body = { revision: 1, name: 'Ostrich', status: 'inactive' }
    const { company } = await api.ok('admin', 'PATCH', path, { schema: companyResponse, body })
    expect(company).toMatchObject({ name: 'Ostrich', status: 'inactive', revision: 2 })
    const late = await api.send('admin', 'PATCH', path, body)
    expect([late.status, companyResponse.parse(late.body).company.name]).toEqual([409, 'Ostrich'])
    expect(late.body, 'R-562').toHaveProperty('changedBy', expect.stringMatching(/\S/))
    const answers = await Promise.all(
      ['a', 'b'].map((name) => api.send('admin', 'PATCH', path, { revision: 2, name })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    await api.done('admin', 'DELETE', path)
    expect(await api.refused('admin', 'DELETE', path)).toMatchObject({ status: 404 })
    expect(await api.refused('admin', 'PATCH', path, body)).toMatchObject({ status: 404 })
  })

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{}, { name: 'required' }],
    [{ name: 'x'.repeat(201) }, { name: expect.any(String) }],
    [{ name: 'x', status: 'asleep' }, { status: expect.any(String) }],
  ])('refuse %j at the field', async (body, fields) => {
    expect(await api.refused('admin', 'POST', '/companies', body)).toEqual({
      status: 422,
      code: 'invalid',
      fields,
    })
  })

  it('cannot be deleted while a row references them', async () => {
    const { owner } = api.database
    expect(await api.refused('admin', 'DELETE', `/companies/${LANTERN}`)).toEqual({
      status: 409,
      code: 'wrong_state',
    })
    const invited = await make('Soon')
    await owner`insert into private.invitations (email, role, company_id) values ('soon@example.org', 'client', ${invited.id})`
    expect(await api.refused('admin', 'DELETE', `/companies/${invited.id}`)).toMatchObject({ status: 409 })
    const busy = await make('Busy')
    await owner`update public.projects set company_id = ${busy.id} where company_id = ${LANTERN} and status = 'delivered'`
    expect(await api.refused('admin', 'DELETE', `/companies/${busy.id}`)).toMatchObject({ status: 409 })
    expect(await api.refused('admin', 'DELETE', `/companies/${UNKNOWN_ID}`)).toMatchObject({ status: 404 })
  })
})

/** The expected `can` of a company: without the right, in use, and unused. */
const REFUSED = { edit: 'forbidden', delete: 'forbidden' } as const
const IN_USE = { edit: true, delete: 'company_in_use' } as const
const UNUSED = { edit: true, delete: true } as const

it('the actions of a company are those of the rules, and the calls do the same, for every role and state (R-1003, R-118)', async () => {
  const { owner } = api.database
  const unused = (await make('Unused')).id
  const invited = (await make('Invited')).id
  const finished = (await make('Finished')).id
  await owner`insert into private.invitations (email, role, company_id) values ('later@example.org', 'client', ${invited})`
  await owner`insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, company_id, status)
    values ('T', 'P', 'other', 'anytime', current_date, current_date, 'a@b.c', ${finished}, 'delivered')`
  // The administrator last, who deletes the unused one.
  for (const as of ['auth', 'user', 'client', 'manager', 'admin'] as const) {
    const listed = as === 'admin' || as === 'manager' ? (await list('itemsPerPage=100', as)).companies : null
    for (const id of [LANTERN, invited, finished, unused]) {
      const expected = as !== 'admin' ? REFUSED : id === unused ? UNUSED : IN_USE
      const rows = await signInAs(
        api,
        PEOPLE[as],
        (tx) => tx`select * from private.companies_can(${[id]}::uuid[])`,
      )
      expect([...rows], as).toEqual([{ id, can: expected }])
      if (listed) {
        const { company } = await api.ok(as, 'GET', `/companies/${id}`, { schema: companyResponse })
        expect(company.can).toEqual(expected)
        expect(listed.find((each) => each.id === id)?.can).toEqual(expected)
      }
      const [stored] = await owner<
        { revision: number }[]
      >`select revision from public.companies where id = ${id}`
      const edited = await api.send(as, 'PATCH', `/companies/${id}`, {
        revision: stored?.revision,
        status: 'active',
      })
      const deleted = await api.send(as, 'DELETE', `/companies/${id}`)
      const name = `${as} ${id}`
      expect(edited.status, name).toBe(expected.edit === true ? 200 : 403)
      expect(deleted.status, name).toBe(expected.delete === true ? 204 : expected.edit === true ? 409 : 403)
      if (deleted.status === 409)
        expect(deleted.body, name).toMatchObject({ error: { code: 'wrong_state', reason: expected.delete } })
    }
  }
})

it('the policy of companies keeps a company in use from a statement without the call (R-1003)', async () => {
  const tried = await signInAs(
    api,
    PEOPLE.admin,
    (tx) => tx`delete from public.companies where id = ${LANTERN}`,
  )
  expect(tried.count).toBe(0)
})

describe('GET /companies/:id', () => {
  const get = async (as: 'admin' | 'manager' | 'client') =>
    (await api.ok(as, 'GET', `/companies/${LANTERN}`, { schema: companyResponse })).company

  it('shows a company to staff who read companies, and to its members', async () => {
    for (const as of ['admin', 'manager', 'client'] as const)
      expect(await get(as)).toMatchObject({ id: LANTERN, name: 'Lantern Press', status: 'active' })
  })

  it('counts its open projects', async () => {
    const { owner } = api.database
    const file = (status: string) => owner`
      insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, company_id, status)
      values ('T', 'P', 'other', 'anytime', current_date, current_date, 'a@b.c', ${LANTERN}, ${status})`
    const before = { admin: await get('admin'), client: await get('client') }
    await file('received')
    await file('delivered')
    expect((await get('admin')).openProjects).toBe(before.admin.openProjects + 1)
    expect((await get('client')).openProjects).toBe(before.client.openProjects + 1)
  })

  it('answers 404 for a company the caller may not read, as for one that does not exist', async () => {
    const other = await make('Rival House')
    for (const as of ['client', 'user', 'auth'] as const)
      expect(await api.refused(as, 'GET', `/companies/${other.id}`)).toEqual({
        status: 404,
        code: 'not_found',
      })
    expect(await api.refused('admin', 'GET', `/companies/${UNKNOWN_ID}`)).toEqual({
      status: 404,
      code: 'not_found',
    })
  })
})
