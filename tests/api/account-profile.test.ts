import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  connectionsTab,
  profileHeader,
  profileTab,
  projectsTab,
  teamsTab,
} from '../../supabase/functions/_shared/contract/profile-pages.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createManuscript, shareManuscript } from './support/manuscripts.ts'

const COMPANY = '00000000-0000-4000-8000-0000000000c1'
const OTHER_COMPANY = '00000000-0000-4000-8000-0000000000c2'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  await owner`delete from public.projects`
  await owner`insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, client_id, company_id)
    values ('Ours', 'p', 'other', 'anytime', current_date, current_date, 'x@example.org', ${PEOPLE.client}, ${COMPANY}),
      ('Theirs', 'p', 'other', 'anytime', current_date, current_date, 'x@example.org', null, ${OTHER_COMPANY})`
})
afterAll(() => api.close())

describe('the profile header', () => {
  it('has the fields of R-063', async () => {
    await api.send('client', 'PATCH', '/account', { country: 'Norway' })
    expect(await api.ok('client', 'GET', '/pages/profile/header', { schema: profileHeader })).toEqual({
      fullName: 'Tom Hale',
      location: 'Norway',
      joiningDate: expect.any(String),
      designation: 'Lantern Press',
      profileImg: null,
      coverImg: 'desk',
    })
  })

  it('is refused without a session', async () => {
    expect(await api.refused(null, 'GET', '/pages/profile/header')).toMatchObject({ status: 401 })
    expect(await api.refused(null, 'GET', '/pages/profile?tab=teams')).toMatchObject({ status: 401 })
  })
})

describe('a tab of the caller’s profile (R-183)', () => {
  it('is the first one for an unknown tab', async () => {
    for (const query of ['', '?tab=', '?tab=secrets'])
      await api.ok('client', 'GET', `/pages/profile${query}`, { schema: profileTab })
  })

  it('counts the caller’s own objects and lists the caller’s activity', async () => {
    const { id } = await createManuscript(api, 'auth', 'Deeds')
    await shareManuscript(api, 'auth', id, 'client', 'editor')
    await api.database.owner`
      insert into public.item_revisions (item_id, manuscript_id, kind, author_id)
      select i.id, i.manuscript_id, 'named', ${PEOPLE.auth} from public.manuscript_items i where i.manuscript_id = ${id} limit 1`
    const mine = await api.ok('auth', 'GET', '/pages/profile?tab=profile', { schema: profileTab })
    expect(mine.activity[0]).toMatchObject({ kind: 'revision', what: 'named', manuscriptId: id })
    expect(mine.overview.manuscripts).toBeGreaterThan(0)
    const theirs = await api.ok('client', 'GET', '/pages/profile?tab=profile', { schema: profileTab })
    expect(theirs.activity.map(({ manuscriptId }) => manuscriptId)).not.toContain(id)
  })

  it('shows the people of the caller’s company and department', async () => {
    const staff = await api.ok('manager', 'GET', '/pages/profile?tab=teams', { schema: teamsTab })
    expect(staff).toMatchObject([{ kind: 'department', name: 'Editorial' }])
    expect(staff[0]?.people.map(({ uid }) => uid).sort()).toEqual([PEOPLE.auth, PEOPLE.manager, PEOPLE.user])
    const [company] = await api.ok('client', 'GET', '/pages/profile?tab=teams', { schema: teamsTab })
    expect(company).toMatchObject({ kind: 'company', name: 'Lantern Press' })
    expect(company?.people.every((one) => one.company === 'Lantern Press')).toBe(true)
  })

  it('hides an agency department with the same name from a customer', async () => {
    await api.database.owner`update public.profiles set department = 'Editorial' where id = ${PEOPLE.client}`
    const teams = await api.ok('client', 'GET', '/pages/profile?tab=teams', { schema: teamsTab })
    const uids = teams.flatMap(({ people }) => people.map(({ uid }) => uid))
    expect(uids).not.toContain(PEOPLE.manager)
    await api.database.owner`update public.profiles set department = '' where id = ${PEOPLE.client}`
  })

  it('shows the projects the caller may read and no others', async () => {
    const titles = async (as: Parameters<TestApi['ok']>[0]) =>
      (await api.ok(as, 'GET', '/pages/profile?tab=projects', { schema: projectsTab })).map(
        ({ title }) => title,
      )
    expect(await titles('client')).toEqual(['Ours'])
    expect((await titles('admin')).sort()).toEqual(['Ours', 'Theirs'])
  })

  it('shows the people the caller may write to, without the caller', async () => {
    const people = await api.ok('client', 'GET', '/pages/profile?tab=connections', { schema: connectionsTab })
    const uids = people.map(({ uid }) => uid)
    expect(uids).toContain(PEOPLE.manager)
    expect(uids).not.toContain(PEOPLE.client)
    expect(people.find(({ uid }) => uid === PEOPLE.auth)?.manuscripts).toBeGreaterThan(0)
  })
})
