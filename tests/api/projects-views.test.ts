import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ProjectViewBody,
  projectViewList,
  projectViewResponse,
} from '../../supabase/functions/_shared/contract/project-views.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterAll(() => api.close())

const columns = { shown: { no: true }, order: ['title', 'no'] }
const body = (given: Partial<ProjectViewBody>) => ({
  id: crypto.randomUUID(),
  name: 'Overdue',
  query: 'due=overdue&sortBy=title',
  ...given,
})
const save = async (by: ProjectCaller, given: Partial<ProjectViewBody> = {}) =>
  (await by.ok('POST', '/projects/views', projectViewResponse, body(given))).view
const names = async (by: ProjectCaller) =>
  (await by.ok('GET', '/projects/views', projectViewList)).views.map(({ name }) => name)

describe('R-897: saved views of the list of requests', () => {
  it('are read by their owner only, with query and columns', async () => {
    const view = await save(people.manager, { name: 'Mine', columns })
    expect(view).toMatchObject({ query: 'due=overdue&sortBy=title', columns, isShared: false, canEdit: true })
    expect(await names(people.manager)).toContain('Mine')
    for (const other of [people.admin, people.user, people.client]) {
      expect(await names(other)).not.toContain('Mine')
      expect(await other.send('PATCH', `/projects/views/${view.id}`, { name: 'x' })).toMatchObject({
        status: 404,
      })
      expect(await other.send('DELETE', `/projects/views/${view.id}`)).toMatchObject({ status: 404 })
    }
  })

  it('are shared with staff, never with clients, and changed by their author and administrators', async () => {
    const view = await save(people.manager, { name: 'Team', isShared: true })
    const at = `/projects/views/${view.id}`
    expect(await names(people.user)).toContain('Team')
    expect(await names(people.client)).not.toContain('Team')
    expect(await people.client.send('DELETE', at)).toMatchObject({ status: 404 })
    expect(await people.user.send('PATCH', at, { name: 'x' })).toMatchObject({ status: 403 })
    expect(await people.user.send('DELETE', at)).toMatchObject({ status: 403 })
    const renamed = await people.admin.ok('PATCH', at, projectViewResponse, { name: 'Whole team' })
    expect(renamed.view).toMatchObject({ name: 'Whole team', isShared: true })
    const own = await people.manager.ok('PATCH', at, projectViewResponse, {
      isShared: false,
      query: 'q=lamp',
      columns,
    })
    expect(own.view).toMatchObject({ name: 'Whole team', query: 'q=lamp', columns, isShared: false })
    const kept = await people.manager.ok('PATCH', at, projectViewResponse, { name: 'Lamps' })
    expect(kept.view).toMatchObject({ name: 'Lamps', query: 'q=lamp', columns })
    expect(await names(people.user)).not.toContain('Lamps')
    expect(await people.manager.send('DELETE', at)).toMatchObject({ status: 204 })
    expect(await names(people.manager)).not.toContain('Lamps')
  })

  it('are kept by clients for themselves, who cannot share them', async () => {
    const view = await save(people.client, { name: 'Ours' })
    const colleague = await makePerson(api, 'client', COMPANIES.a)
    expect(await names(colleague)).not.toContain('Ours')
    expect(await people.client.send('POST', '/projects/views', body({ isShared: true }))).toMatchObject({
      status: 403,
    })
    expect(await people.client.send('PATCH', `/projects/views/${view.id}`, { isShared: true })).toMatchObject(
      { status: 403 },
    )
  })

  it('have different names, and are refused to those who read no requests', async () => {
    await save(people.manager, { name: 'Due soon' })
    expect(await people.manager.send('POST', '/projects/views', body({ name: 'due SOON' }))).toMatchObject({
      status: 409,
      body: { error: { code: 'already_exists' } },
    })
    const editor = await makePerson(api, 'editor')
    expect(await editor.send('POST', '/projects/views', body({}))).toMatchObject({ status: 403 })
    expect(await names(editor)).toEqual([])
  })

  it('stay with staff when the author of a shared one leaves', async () => {
    const author = await makePerson(api, 'user')
    await save(author, { name: 'Left behind', isShared: true })
    await save(author, { name: 'Gone with me' })
    await api.database.owner`delete from auth.users where id = ${author.sub}`
    expect(await names(people.user)).toContain('Left behind')
    const [row] = await api.database.owner<{ count: number }[]>`
      select count(*)::int as count from public.project_views where name = 'Gone with me'`
    expect(row?.count).toBe(0)
  })
})
