import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectCalendar } from '../../supabase/functions/_shared/contract/project-calendar.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, dayFromToday, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let other: ProjectCaller
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
  other = await makePerson(api, 'client', COMPANIES.b)
  const late = { latestCompletionDate: dayFromToday(90) }
  await people.client.file({ title: 'First', dueDate: dayFromToday(2), ...late })
  await people.client.file({ title: 'Last', dueDate: dayFromToday(9), ...late })
  await people.client.file({ title: 'After', dueDate: dayFromToday(10), ...late })
  const theirs = await other.file({ title: 'Theirs', dueDate: dayFromToday(4), ...late })
  await people.manager.ok('PUT', `/projects/${theirs.id}/assignees`, projectResponse, {
    revision: theirs.revision,
    uids: [PEOPLE.user],
  })
  const gone = await people.client.file({ title: 'Gone', dueDate: dayFromToday(5), ...late })
  await people.client.ok('POST', `/projects/${gone.id}/withdraw`, projectResponse, {
    revision: gone.revision,
  })
})
afterAll(() => api.close())

const period = `from=${dayFromToday(2)}&to=${dayFromToday(9)}`
const titles = async (by: ProjectCaller, query = '') =>
  (await by.ok('GET', `/projects/calendar?${period}${query}`, projectCalendar)).projects.map(
    ({ title }) => title,
  )

describe('GET /projects/calendar (R-898)', () => {
  it('lists the requests that are due from the first to the last day, with their assignees, without withdrawn ones', async () => {
    const { projects, isCut } = await people.manager.ok(
      'GET',
      `/projects/calendar?${period}`,
      projectCalendar,
    )
    expect(projects.map(({ title }) => title)).toEqual(['First', 'Theirs', 'Last'])
    expect(projects[1]?.assignees).toEqual([{ uid: PEOPLE.user, name: 'Nina Petrov' }])
    expect(isCut).toBe(false)
  })

  it('takes filters of the list', async () => {
    expect(await titles(people.manager, `&assignee=${PEOPLE.user}`)).toEqual(['Theirs'])
    expect(await titles(people.manager, '&assignee=none')).toEqual(['First', 'Last'])
    expect(await titles(people.manager, `&company=${COMPANIES.b}`)).toEqual(['Theirs'])
    expect(await titles(people.manager, '&q=last')).toEqual(['Last'])
    expect(await titles(people.manager, '&status=delivered')).toEqual([])
  })

  it('shows clients those of their company only, and staff the assigned ones', async () => {
    expect(await titles(people.client)).toEqual(['First', 'Last'])
    expect(await titles(other)).toEqual(['Theirs'])
    expect(await titles(people.user)).toEqual(['Theirs'])
    expect(await titles(people.client, `&company=${COMPANIES.b}`)).toEqual([])
  })

  it('begins today without a period, and ends after at most 62 days', async () => {
    const late = { dueDate: dayFromToday(62), latestCompletionDate: dayFromToday(90) }
    await people.client.file({ title: 'Beyond', ...late })
    const titlesOf = async (query: string) =>
      (await people.manager.ok('GET', `/projects/calendar?${query}`, projectCalendar)).projects.map(
        ({ title }) => title,
      )
    const today = `today=${dayFromToday()}`
    expect(await titlesOf(today)).toEqual(['First', 'Theirs', 'Last', 'After'])
    expect(await titlesOf(`${today}&to=${dayFromToday(400)}`)).not.toContain('Beyond')
    expect(await titlesOf(`from=${dayFromToday(1)}&to=${dayFromToday(400)}`)).toContain('Beyond')
  })
})
