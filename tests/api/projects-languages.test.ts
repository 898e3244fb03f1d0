import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { dayFromToday, demoCallers, requestBody } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

describe('the languages of a project (R-820)', () => {
  it('are optional, and in the request, the list and the history', async () => {
    const filed = await people.client.file()
    expect(filed).toMatchObject({ sourceLanguage: '', targetLanguages: [] })
    const path = `/projects/${filed.id}`
    const body = { revision: filed.revision, today: dayFromToday() }
    const { project } = await people.client.ok('PATCH', path, projectResponse, {
      ...body,
      sourceLanguage: 'en',
      targetLanguages: ['fr-CH', 'zh-Hant-TW', 'es-419'],
    })
    expect(project).toMatchObject({
      sourceLanguage: 'en',
      targetLanguages: ['fr-CH', 'zh-Hant-TW', 'es-419'],
    })
    const { projects } = await people.manager.ok('GET', '/projects', projectList)
    expect(projects).toMatchObject([{ sourceLanguage: 'en', targetLanguages: project.targetLanguages }])
    const { events } = await people.client.ok('GET', `${path}/events`, projectEventList)
    expect(events.find(({ field }) => field === 'targetLanguages')).toMatchObject({
      from: '[]',
      to: '["fr-CH", "zh-Hant-TW", "es-419"]',
    })
  })

  it('are stored with a new request, up to twelve', async () => {
    const twelve = ['nl-BE', ...Array.from({ length: 11 }, (_, n) => `a${String.fromCharCode(97 + n)}`)]
    const { sourceLanguage, targetLanguages } = await people.client.file({
      sourceLanguage: 'de',
      targetLanguages: twelve,
    })
    expect([sourceLanguage, targetLanguages]).toEqual(['de', twelve])
  })

  it.each([
    [{ sourceLanguage: 'English' }, 'sourceLanguage'],
    [{ sourceLanguage: 'fr-ch' }, 'sourceLanguage'],
    [{ targetLanguages: ['fr', 'klingon'] }, 'targetLanguages'],
    [{ targetLanguages: ['fr', 'fr'] }, 'targetLanguages'],
    [{ targetLanguages: ['fr,de'] }, 'targetLanguages'],
    [
      { targetLanguages: Array.from({ length: 13 }, (_, n) => `a${String.fromCharCode(97 + n)}`) },
      'targetLanguages',
    ],
  ])('refuse %j at their field', async (given, field) => {
    const answer = await people.client.send('POST', '/projects', { ...requestBody(), ...given })
    expect([
      answer.status,
      Object.keys((answer.body as { error: { fields: object } }).error.fields)[0],
    ]).toEqual([422, expect.stringMatching(new RegExp(`^${field}`))])
  })

  it('are refused by the database too', async () => {
    const { id } = await people.client.file()
    const { owner } = api.database
    for (const tags of [['fr', 'Klingon'], ['fr,de', 'x'], Array.from({ length: 13 }, () => 'fr')])
      await expect(
        owner`update public.projects set target_languages = ${tags} where id = ${id}`,
        String(tags),
      ).rejects.toMatchObject({ code: '23514' })
  })
})
