import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { absenceResponse } from '../../supabase/functions/_shared/contract/absences.ts'
import { projectViewResponse } from '../../supabase/functions/_shared/contract/project-views.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  dayFromToday,
  demoCallers,
  makePerson,
  type ProjectCaller,
  signInAs,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
beforeEach(() => clear())
afterAll(() => api.close())

const clear = () => api.database.owner`delete from realtime.messages`
/** The hints of the topics of staff since the last call. */
async function hints() {
  const rows = await api.database.owner<
    { hint: string; payload: Record<string, unknown>; private: boolean }[]
  >`
    select concat_ws(' ', topic, event) as hint, payload - 'id' as payload, payload ->> 'id' as id, private
      from realtime.messages where topic in ('absences', 'project-views')`
  for (const row of rows) expect(row).toMatchObject({ payload: {}, private: true })
  await clear()
  return rows.map(({ hint }) => hint)
}
const mayListen = async (who: ProjectCaller) =>
  (
    await signInAs(
      api,
      who.sub,
      (tx) =>
        tx<{ topic: string }[]>`
        select t as topic from unnest('{absences,project-views}'::text[]) t where private.may_listen(t)`,
    )
  ).map(({ topic }) => topic)

describe('R-985: hints of what staff share', () => {
  it('are sent of an absence that is added and deleted', async () => {
    const days = { startsOn: dayFromToday(3), endsOn: dayFromToday(4) }
    const { absence } = await people.user.ok('POST', '/absences', absenceResponse, days)
    expect(await hints()).toEqual(['absences absence'])
    await people.user.send('DELETE', `/absences/${absence.id}`)
    expect(await hints()).toEqual(['absences absence'])
  })

  it('are sent of a view while it is shared, and when it stops being so', async () => {
    const id = crypto.randomUUID()
    const change = (isShared: boolean, name: string) =>
      people.user.ok('PATCH', `/projects/views/${id}`, projectViewResponse, { isShared, name })
    await people.user.ok('POST', '/projects/views', projectViewResponse, { id, name: 'One', query: '' })
    await change(false, 'Two')
    expect(await hints()).toEqual([])
    for (const [isShared, name] of [
      [true, 'Two'],
      [true, 'Three'],
      [false, 'Three'],
    ] as const) {
      await change(isShared, name)
      expect(await hints()).toEqual(['project-views view'])
    }
    await people.user.send('DELETE', `/projects/views/${id}`)
    expect(await hints()).toEqual([])
  })

  it('are sent of a shared view that is deleted', async () => {
    const id = crypto.randomUUID()
    const body = { id, name: 'Shared', query: '', isShared: true }
    await people.manager.ok('POST', '/projects/views', projectViewResponse, body)
    expect(await hints()).toEqual(['project-views view'])
    await people.manager.send('DELETE', `/projects/views/${id}`)
    expect(await hints()).toEqual(['project-views view'])
  })

  it('are received by staff only, and those of views by staff who read requests', async () => {
    const { owner } = api.database
    await owner`insert into public.roles (name, position) values ('overseer', 98), ('clerk', 99)`
    await owner`
      insert into public.role_abilities (role, action, subject)
        values ('overseer', 'read', 'projects'), ('overseer', 'read', 'all-projects'), ('clerk', 'read', 'user')`
    const overseer = await makePerson(api, 'overseer', COMPANIES.b)
    const clerk = await makePerson(api, 'clerk', null)
    for (const [who, topics] of [
      [people.manager, ['absences', 'project-views']],
      [people.user, ['absences', 'project-views']],
      [clerk, ['absences']],
      [people.client, []],
      [overseer, []],
    ] as const)
      expect(await mayListen(who)).toEqual(topics)
  })
})
