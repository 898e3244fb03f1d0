import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AbsenceBody,
  absenceList,
  absenceResponse,
} from '../../supabase/functions/_shared/contract/absences.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'
import {
  COMPANIES,
  dayFromToday,
  deliverProject,
  demoCallers,
  makePerson,
  type ProjectCaller,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())

const week = { startsOn: dayFromToday(30), endsOn: dayFromToday(36) }
const add = async (by: ProjectCaller, given: Partial<AbsenceBody> = {}) =>
  (await by.ok('POST', '/absences', absenceResponse, { ...week, ...given })).absence
const list = async (by: ProjectCaller, query = '') =>
  (await by.ok('GET', `/absences${query}`, absenceList)).absences
const ids = async (by: ProjectCaller, query = '') => (await list(by, query)).map(({ id }) => id)

describe('R-899: absences of staff', () => {
  it('are written by their person and read by all staff, with the person and who may delete them', async () => {
    const { id } = await add(people.user)
    for (const [by, canDelete] of [
      [people.user, true],
      [people.auth, false],
      [people.manager, true],
    ] as const) {
      const found = (await list(by)).find((one) => one.id === id)
      expect(found).toMatchObject({ ...week, canDelete, due: 0, person: { uid: PEOPLE.user } })
    }
    expect(await people.auth.send('DELETE', `/absences/${id}`)).toMatchObject({ status: 403 })
    expect(await people.user.send('DELETE', `/absences/${id}`)).toMatchObject({ status: 204 })
    expect(await ids(people.manager)).not.toContain(id)
    expect(await people.user.send('DELETE', `/absences/${id}`)).toMatchObject({ status: 404 })
  })

  it('of others are written and deleted by staff who read all requests only', async () => {
    const forAuth = { ...week, uid: PEOPLE.auth }
    expect(await people.user.send('POST', '/absences', forAuth)).toMatchObject({ status: 403 })
    const { id, person } = await add(people.manager, { uid: PEOPLE.auth })
    expect(person.uid).toBe(PEOPLE.auth)
    expect(await people.manager.send('DELETE', `/absences/${id}`)).toMatchObject({ status: 204 })
  })

  it('are neither read, written nor deleted by clients, nor by a client role that reads all requests', async () => {
    const { id } = await add(people.user)
    const { owner } = api.database
    await owner`insert into public.roles (name, position) values ('overseer', 99)`
    await owner`insert into public.role_abilities (role, action, subject) values ('overseer', 'read', 'projects'), ('overseer', 'read', 'all-projects')`
    const overseer = await makePerson(api, 'overseer', COMPANIES.b)
    for (const by of [people.client, overseer]) {
      expect(await by.send('GET', '/absences')).toMatchObject({ status: 403 })
      expect(await by.send('POST', '/absences', week)).toMatchObject({ status: 403 })
      expect(await by.send('POST', '/absences', { ...week, uid: PEOPLE.user })).toMatchObject({ status: 403 })
      expect(await by.send('DELETE', `/absences/${id}`)).toMatchObject({ status: 404 })
    }
    expect(await ids(people.user)).toContain(id)
  })

  it.each([PEOPLE.client, UNKNOWN_ID])('are of staff: %s is refused at the field', async (uid) => {
    expect(await people.manager.send('POST', '/absences', { ...week, uid })).toMatchObject({
      status: 422,
      body: { error: { fields: { uid: 'staff_only' } } },
    })
  })

  it.each([
    ['2027-03-01', '2027-02-28', 'end_before_start'],
    ['2027-03-01', '2028-03-01', 'absence_too_long'],
    ['2998-12-31', '2999-01-01', 'invalid_value'],
  ])('from %s to %s are refused with %s at the field', async (startsOn, endsOn, reason) => {
    expect(await people.user.send('POST', '/absences', { startsOn, endsOn })).toMatchObject({
      status: 422,
      body: { error: { fields: { endsOn: reason } } },
    })
  })

  it('last a day or a year, and are kept so by the database', async () => {
    await add(people.user, { endsOn: week.startsOn })
    await add(people.user, { startsOn: '2027-03-01', endsOn: '2028-02-29' })
    const { owner } = api.database
    const put = (from: string, to: string) => owner`
      insert into public.absences (user_id, starts_on, ends_on) values (${PEOPLE.user}, (${from}::text)::date, (${to}::text)::date)`
    await expect(put('2027-03-02', '2027-03-01')).rejects.toMatchObject({ constraint_name: 'absences_order' })
    await expect(put('2027-03-01', '2028-03-01')).rejects.toMatchObject({
      constraint_name: 'absences_length',
    })
    await expect(put('infinity', 'infinity')).rejects.toMatchObject({ code: '23514' })
  })

  it('are listed when they overlap the asked days, by default from today', async () => {
    const { id } = await add(people.user, { startsOn: dayFromToday(60), endsOn: dayFromToday(62) })
    const past = await add(people.user, { startsOn: '2026-01-05', endsOn: '2026-01-06' })
    expect(await ids(people.user)).toContain(id)
    expect(await ids(people.user)).not.toContain(past.id)
    expect(await ids(people.user, '?from=2026-01-06&to=2026-01-06')).toEqual([past.id])
    expect(await ids(people.user, `?from=${dayFromToday(62)}&to=${dayFromToday(70)}`)).toContain(id)
    expect(await ids(people.user, `?from=${dayFromToday(50)}&to=${dayFromToday(60)}`)).toContain(id)
    expect(await ids(people.user, `?from=${dayFromToday(63)}`)).not.toContain(id)
    expect(await ids(people.user, `?from=${dayFromToday(50)}&to=${dayFromToday(59)}`)).not.toContain(id)
  })
})

describe('R-902: the requests due during an absence', () => {
  it('are the open ones of the person, of those that the caller may read', async () => {
    const worker = await makePerson(api, 'user', null, 'Ada Away')
    const due = async (offset: number, uid = worker.sub) => {
      const day = dayFromToday(offset)
      const { id, revision } = await people.client.file({ dueDate: day, latestCompletionDate: day })
      const { project } = await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, {
        revision,
        uids: [uid],
      })
      return project
    }
    await due(9)
    await due(10)
    await due(12)
    const withdrawn = await due(11)
    await people.client.ok('POST', `/projects/${withdrawn.id}/withdraw`, projectResponse, {
      revision: withdrawn.revision,
    })
    const { id: delivered, revision } = await due(11)
    const start = { revision, status: 'in_progress' }
    await people.manager.ok('POST', `/projects/${delivered}/status`, projectResponse, start)
    await deliverProject(api, people.manager, delivered)
    await due(11, PEOPLE.user)
    await due(13)
    const days = { startsOn: dayFromToday(10), endsOn: dayFromToday(12) }
    const added = await add(people.manager, { uid: worker.sub, ...days })
    expect(added.due).toBe(2)
    expect((await list(people.auth)).find(({ id }) => id === added.id)?.due).toBe(0)
  })
})
