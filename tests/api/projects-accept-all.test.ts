import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  deliverProject,
  demoCallers,
  fileStarted,
  type ProjectCaller,
  targetStates,
  turnWords,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let id: string
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

/** A project of the demo client into French and German, on which `user` works. */
beforeEach(async () => {
  id = await fileStarted(people, { sourceLanguage: 'en', targetLanguages: ['fr', 'de'] })
})

const read = () => people.client.project(id)
const states = async () => targetStates(await read())
const turn = async () => turnWords(await read())
const deliver = (...targetLanguages: string[]) => deliverProject(api, people.user, id, { targetLanguages })
/** The newest delivery of a language. */
const deliveryOf = async (language: string) => {
  const delivery = (await read()).deliveries.find(({ targetLanguage }) => targetLanguage === language)
  if (!delivery) throw new Error(`There is no delivery of ${language}`)
  return delivery
}
const decide = async (language: string, kind: 'acceptance' | 'correction') =>
  people.client.send(
    'POST',
    `/projects/${id}/deliveries/${(await deliveryOf(language)).id}/${kind}`,
    kind === 'correction' ? { comment: 'One more comma.' } : undefined,
  )

describe('R-837: the client accepts several deliveries at once', () => {
  const acceptAll = async (by: ProjectCaller, ids?: string[]) => {
    const open = (await read()).deliveries.filter(({ state }) => state === 'open')
    return by.send('POST', `/projects/${id}/deliveries/acceptance`, {
      deliveryIds: ids ?? open.map((delivery) => delivery.id),
    })
  }
  const notified = (kind: string) => api.database.owner<{ languages: string[] }[]>`
    select payload -> 'languages' as languages from public.notifications
     where kind = ${kind} and user_id = ${PEOPLE.user} and payload ->> 'projectId' = ${id} order by seq`

  it('with one notification that names their languages (R-836), and one event for each', async () => {
    await deliver('fr', 'de')
    expect((await acceptAll(people.client)).status).toBe(200)
    expect(await states()).toBe('fr:accepted de:accepted')
    expect(await turn()).toBe('delivered done accepted')
    expect([...(await notified('project_accepted'))]).toEqual([{ languages: ['fr', 'de'] }])
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(
      events
        .filter(({ kind }) => kind === 'accepted')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['1', '2'])
  })

  it('all or none, and a repeated call changes nothing', async () => {
    await deliver('fr', 'de')
    const ids = (await read()).deliveries.map((delivery) => delivery.id)
    await decide('fr', 'correction')
    expect((await acceptAll(people.client, ids)).body).toMatchObject({ error: { code: 'wrong_state' } })
    expect(await states()).toBe('fr:in_progress de:delivered')
    const de = [(await deliveryOf('de')).id]
    expect((await acceptAll(people.client, de)).status).toBe(200)
    expect((await acceptAll(people.client, de)).status).toBe(200)
    expect(await notified('project_accepted')).toHaveLength(1)
  })

  it('but not staff, another company, or a delivery of another request', async () => {
    await deliver('fr', 'de')
    for (const staff of [people.user, people.manager]) expect((await acceptAll(staff)).status).toBe(403)
    expect((await acceptAll(people.auth)).status).toBe(404)
    const ids = (await read()).deliveries.map((delivery) => delivery.id)
    const { id: other } = await people.client.file()
    await people.manager.ok('POST', `/projects/${other}/status`, projectResponse, {
      revision: 1,
      status: 'in_progress',
    })
    const answer = await people.client.send('POST', `/projects/${other}/deliveries/acceptance`, {
      deliveryIds: ids,
    })
    expect(answer.status).toBe(404)
    expect(await states()).toBe('fr:delivered de:delivered')
  })

  it('R-836: single decisions keep a notification for each language', async () => {
    await deliver('fr', 'de')
    await decide('fr', 'acceptance')
    await decide('de', 'acceptance')
    expect([...(await notified('project_accepted'))]).toEqual([{ languages: ['fr'] }, { languages: ['de'] }])
  })

  it('R-836: a correction, a reminder and an announced acceptance name the language', async () => {
    const { owner } = api.database
    await deliver('fr', 'de')
    await owner`update public.companies set acceptance_days = 3 where id = ${COMPANIES.a}`
    await owner`update public.projects set turn_since = now() - interval '4 days' where id = ${id}`
    await owner`update public.project_deliveries set delivered_at = now() - interval '4 days' where project_id = ${id}`
    await owner`select private.remind_clients()`
    await owner`update public.companies set acceptance_days = 0 where id = ${COMPANIES.a}`
    const told = await owner`
      select kind, payload -> 'languages' as languages from public.notifications
       where user_id = ${PEOPLE.client} and kind in ('project_reminder', 'project_accepts_soon')
         and payload ->> 'projectId' = ${id} order by seq`
    expect([...told]).toEqual([
      { kind: 'project_reminder', languages: ['fr', 'de'] },
      { kind: 'project_accepts_soon', languages: ['fr'] },
      { kind: 'project_accepts_soon', languages: ['de'] },
    ])
    await decide('de', 'correction')
    expect([...(await notified('project_correction'))]).toEqual([{ languages: ['de'] }])
  })
})
