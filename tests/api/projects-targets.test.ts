import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  dayFromToday,
  deliverProject,
  demoCallers,
  fileStarted,
  type ProjectCaller,
  passUndoTime,
  storeFile,
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
const setTarget = async (by: ProjectCaller, language: string, given: Record<string, unknown> = {}) => {
  const { revision } = await people.admin.project(id)
  const body = { revision, language, state: 'in_progress', dueDate: null, ...given }
  return by.send('PUT', `/projects/${id}/targets`, body)
}
const deliver = (...targetLanguages: string[]) => deliverProject(api, people.user, id, { targetLanguages })
const addDeliverable = async (name: string) => {
  const file = crypto.randomUUID()
  await storeFile(api, PEOPLE.user, `${id}/${file}`)
  const files = [{ id: file, name, size: 1, mime: '' }]
  await people.user.ok('POST', `/projects/${id}/attachments`, projectResponse, { kind: 'deliverable', files })
  return file
}
const nameTarget = (by: ProjectCaller, file: string, targetLanguage: string | null) =>
  by.send('PUT', `/projects/${id}/attachments/${file}/target`, { targetLanguage })
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

describe('R-824: a target language', () => {
  it('has a state and a due date that staff set, seen by the client and in the history', async () => {
    expect(await states()).toBe('fr:not_started de:not_started')
    const dueDate = dayFromToday(2)
    expect((await setTarget(people.user, 'de', { dueDate })).status).toBe(200)
    expect((await read()).targets).toEqual([
      { language: 'fr', state: 'not_started', dueDate: null },
      { language: 'de', state: 'in_progress', dueDate },
    ])
    const { events } = await people.client.ok('GET', `/projects/${id}/events`, projectEventList)
    expect(events.slice(0, 2).map(({ kind, field, from, to }) => [kind, field, from, to])).toEqual([
      ['target_due', 'de', null, dueDate],
      ['target_state', 'de', 'not_started', 'in_progress'],
    ])
    const { revision } = await read()
    expect((await setTarget(people.user, 'de', { dueDate })).status).toBe(200)
    expect((await read()).revision).toBe(revision)
  })

  it('is set by those who work on the project only, on the newest revision', async () => {
    expect((await setTarget(people.client, 'fr')).status).toBe(403)
    expect((await setTarget(people.auth, 'fr')).status).toBe(404)
    expect((await setTarget(people.user, 'es')).status).toBe(404)
    expect((await setTarget(people.user, 'fr', { revision: 1 })).status).toBe(409)
    expect((await setTarget(people.user, 'fr', { state: 'done' })).status).toBe(422)
    expect((await setTarget(people.user, 'fr', { dueDate: 'soon' })).status).toBe(422)
    expect(await states()).toBe('fr:not_started de:not_started')
  })

  it('is neither delivered nor accepted by hand, and keeps these states', async () => {
    for (const state of ['delivered', 'accepted'])
      expect((await setTarget(people.user, 'fr', { state })).status, state).toBe(409)
    await deliver('fr')
    expect((await setTarget(people.user, 'fr', { state: 'not_started' })).status).toBe(409)
    expect(
      (await setTarget(people.user, 'fr', { state: 'delivered', dueDate: dayFromToday(1) })).status,
    ).toBe(200)
    expect(await states()).toBe('fr:delivered de:not_started')
  })

  it('follows the languages of the project: a removed one goes with its state and open delivery', async () => {
    await deliver('fr')
    const { revision } = await read()
    const body = { revision, today: dayFromToday(), targetLanguages: ['de', 'es'] }
    await people.user.ok('PATCH', `/projects/${id}`, projectResponse, body)
    expect(await states()).toBe('de:not_started es:not_started')
    expect((await deliveryOf('fr')).state).toBe('replaced')
    expect(await turn()).toBe('delivered agency/work')
  })

  it('R-827: is a filter of the list', async () => {
    await people.client.file({ targetLanguages: ['pt'] })
    const found = async (language: string) =>
      (
        await people.manager.ok('GET', `/projects?language=${language}&itemsPerPage=100`, projectList)
      ).projects.flatMap((project) => project.targetLanguages.join())
    expect(await found('pt')).toEqual(['pt'])
    expect((await found('fr')).every((languages) => languages === 'fr,de')).toBe(true)
    expect((await found('x')).length).toBeGreaterThan(1)
  })
})

describe('R-825: a delivery', () => {
  it('of several languages is one for each, with the files of the language and those of none', async () => {
    const [fr, de, all] = [
      await addDeliverable('a.txt'),
      await addDeliverable('b.txt'),
      await addDeliverable('c.txt'),
    ]
    expect((await nameTarget(people.user, fr, 'fr')).status).toBe(200)
    expect((await nameTarget(people.user, de, 'de')).status).toBe(200)
    await deliverProject(api, people.user, id, { attachmentIds: [fr, de, all], note: 'Done.' })
    expect((await read()).deliveries).toMatchObject([
      { no: 2, targetLanguage: 'de', note: 'Done.', attachmentIds: [de, all], state: 'open' },
      { no: 1, targetLanguage: 'fr', note: 'Done.', attachmentIds: [fr, all], state: 'open' },
    ])
    expect((await read()).attachments.find((file) => file.id === fr)).toMatchObject({ targetLanguage: 'fr' })
  })

  it('contains the languages that its files name, else the chosen ones, else all that are not accepted', async () => {
    const file = await addDeliverable('fr.txt')
    await nameTarget(people.user, file, 'fr')
    await deliverProject(api, people.user, id, { attachmentIds: [file] })
    expect(await states()).toBe('fr:delivered de:not_started')
    await decide('fr', 'acceptance')
    await deliver()
    expect(await states()).toBe('fr:accepted de:delivered')
  })

  it('replaces an open one of the same language', async () => {
    await deliver('fr')
    await deliver('fr')
    expect((await read()).deliveries.map(({ no, state }) => [no, state])).toEqual([
      [2, 'open'],
      [1, 'replaced'],
    ])
    expect(await states()).toBe('fr:delivered de:not_started')
  })

  it('of a language that the project lacks is refused at its field', async () => {
    const { revision } = await read()
    const body = { revision, attachmentIds: [], targetLanguages: ['es'] }
    const answer = await people.user.send('POST', `/projects/${id}/delivery`, body)
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('no_target_language')])
  })

  it('of a project without target languages names none', async () => {
    const { id: other } = await people.client.file()
    const { revision } = await people.manager.project(other)
    await people.manager.ok('POST', `/projects/${other}/status`, projectResponse, {
      revision,
      status: 'in_progress',
    })
    const { deliveries, targets, turn: next } = await deliverProject(api, people.manager, other)
    expect([deliveries.map(({ targetLanguage }) => targetLanguage), targets, next?.reason]).toEqual([
      [null],
      [],
      'accept',
    ])
  })

  it('has files whose language only those who work on the project name, before the delivery', async () => {
    const file = await addDeliverable('a.txt')
    expect((await nameTarget(people.client, file, 'fr')).status).toBe(403)
    expect((await nameTarget(people.auth, file, 'fr')).status).toBe(404)
    expect((await nameTarget(people.user, crypto.randomUUID(), 'fr')).status).toBe(404)
    expect((await nameTarget(people.user, file, 'es')).status).toBe(422)
    expect((await nameTarget(people.user, file, 'de')).status).toBe(200)
    expect((await nameTarget(people.user, file, null)).status).toBe(200)
    await deliverProject(api, people.user, id, { attachmentIds: [file], targetLanguages: ['fr'] })
    expect((await nameTarget(people.user, file, 'de')).status).toBe(409)
  })
})

describe('R-826: the client decides about each target language', () => {
  it('and the project is accepted with the last one', async () => {
    await deliver('fr')
    expect(await turn()).toBe('delivered client/accept')
    expect((await decide('fr', 'acceptance')).status).toBe(200)
    expect(await states()).toBe('fr:accepted de:not_started')
    // The status is delivered, and the agency has a language to do.
    expect(await turn()).toBe('delivered agency/work')
    await deliver('de')
    expect(await turn()).toBe('delivered client/accept')
    await decide('de', 'acceptance')
    expect(await states()).toBe('fr:accepted de:accepted')
    expect(await turn()).toBe('delivered done accepted')
    expect((await read()).acceptance?.by?.uid).toBe(PEOPLE.client)
  })

  it('in any order: the last decision is that of the project, also about an older delivery', async () => {
    await deliver('fr')
    await deliver('de')
    await decide('de', 'acceptance')
    await decide('fr', 'acceptance')
    expect((await read()).acceptance?.at).toBe((await deliveryOf('fr')).decidedAt)
  })

  it('in any order: a correction of one leaves the others open and accepted', async () => {
    await deliver('fr', 'de')
    expect((await decide('fr', 'correction')).status).toBe(200)
    expect(await states()).toBe('fr:in_progress de:delivered')
    expect(await turn()).toBe('in_progress agency/correction')
    expect((await decide('de', 'acceptance')).status).toBe(200)
    expect(await states()).toBe('fr:in_progress de:accepted')
    expect(await turn()).toBe('in_progress agency/correction')
    await deliver('fr')
    expect(await turn()).toBe('delivered client/accept')
    await decide('fr', 'acceptance')
    expect(await turn()).toBe('delivered done accepted')
  })

  it.each([
    ['fr', 0],
    ['de', 1],
  ])('and a correction of fr leaves a delivery of %s that can be undone: %i', async (language, count) => {
    await deliver('fr')
    const { revision } = await people.user.project(id)
    const body = { revision, attachmentIds: [], note: '', targetLanguages: [language] }
    await people.user.ok('POST', `/projects/${id}/delivery`, projectResponse, body)
    expect((await decide('fr', 'correction')).status).toBe(200)
    expect(await passUndoTime(api)).toBe(count)
    expect((await read()).deliveries).toHaveLength(1 + count)
  })

  it('also with a correction of each', async () => {
    await deliver('fr', 'de')
    await decide('fr', 'correction')
    const { revision } = await read()
    expect((await decide('de', 'correction')).status).toBe(200)
    expect((await read()).revision).toBeGreaterThan(revision)
    expect(await states()).toBe('fr:in_progress de:in_progress')
    await deliver('de')
    await decide('de', 'acceptance')
    // The correction of the first is still to be made.
    expect(await turn()).toBe('delivered agency/correction')
  })

  it('once: neither staff nor a second decision', async () => {
    await deliver('fr')
    const { id: delivery } = await deliveryOf('fr')
    expect((await people.user.send('POST', `/projects/${id}/deliveries/${delivery}/acceptance`)).status).toBe(
      403,
    )
    await decide('fr', 'acceptance')
    expect((await decide('fr', 'correction')).status).toBe(409)
  })

  it('and a step back of staff needs a reason and the right, also after a correction', async () => {
    await deliver('fr', 'de')
    await decide('fr', 'correction')
    await deliver('de')
    const back = async (by: ProjectCaller, reason?: string) => {
      const { revision } = await read()
      return (await by.send('POST', `/projects/${id}/status`, { revision, status: 'in_progress', reason }))
        .status
    }
    expect(await back(people.user, 'Because')).toBe(403)
    expect(await back(people.manager)).toBe(422)
    expect(await back(people.manager, 'Because')).toBe(200)
    expect(await states()).toBe('fr:in_progress de:in_progress')
    expect((await deliveryOf('de')).state).toBe('replaced')
  })
})
