import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correspondentList } from '../../supabase/functions/_shared/contract/people.ts'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, demoCallers, makePerson, type ProjectCaller } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
let colleague: ProjectCaller
let stranger: ProjectCaller
let unassigned: ProjectCaller
let id: string
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  colleague = await makePerson(api, 'client', COMPANIES.a, 'Ines (Lantern) O’Neill')
  stranger = await makePerson(api, 'client', COMPANIES.b, 'Sam Stranger')
  unassigned = await makePerson(api, 'user', null, 'Ulla Unassigned')
})
afterAll(() => api.close())

/** A project of the demo client, assigned to `user`. */
beforeEach(async () => {
  const { owner } = api.database
  await owner`delete from public.projects`
  id = (await people.client.file()).id
  const body = { revision: 1, uids: [PEOPLE.user] }
  await people.manager.ok('PUT', `/projects/${id}/assignees`, projectResponse, body)
  await owner`delete from public.notifications`
  await owner`delete from private.mail_outbox`
})

const comment = async (by: ProjectCaller, body: string, isQuestion = false) => {
  const one = crypto.randomUUID()
  const answer = await by.send('POST', `/projects/${id}/comments`, { id: one, body, isQuestion })
  expect(answer.status).toBe(201)
  return `/projects/${id}/comments/${one}`
}
const told = async (kind: string) =>
  (await api.database.owner`select user_id from public.notifications where kind = ${kind}`)
    .map((row) => row.user_id as string)
    .sort()

describe('a mention in a comment (R-806)', () => {
  it('notifies a person who may read the request, also one who takes no part, instead of the comment', async () => {
    await comment(people.user, 'Could @Ines (Lantern) O’Neill and @Tom Hale look at this?')
    expect(await told('mentioned')).toEqual([colleague.sub, PEOPLE.client].sort())
    expect(await told('project_comment')).toEqual([])
    const [row] = await api.database.owner`
      select payload from public.notifications where user_id = ${colleague.sub} and kind = 'mentioned'`
    expect(row?.payload).toMatchObject({ projectId: id, title: 'Harbour guide' })
    expect(
      await api.database.owner`select kind from private.mail_outbox where user_id = ${colleague.sub}`,
    ).toEqual([{ kind: 'mentioned' }])
  })

  it('never reaches a person who may not read the request, and gives nobody access', async () => {
    await comment(people.client, 'Hello @Sam Stranger, @Ulla Unassigned and @Léa Fontaine')
    expect(await told('mentioned')).toEqual([])
    for (const by of [stranger, unassigned])
      expect((await by.send('GET', `/projects/${id}`)).status).toBe(404)
  })

  it('needs the whole name after an @ that no letter precedes', async () => {
    for (const body of ['Tom Hale', 'a@Tom Hale', '@Tom', '@Tom Haley', '@tom'])
      await comment(people.user, body)
    expect(await told('mentioned')).toEqual([])
  })

  it('leaves a question a question for the client, and its author untold', async () => {
    await comment(people.user, '@Tom Hale, is it one word? @Nina Petrov asks.', true)
    expect(await told('project_question')).toEqual([PEOPLE.client])
    expect(await told('mentioned')).toEqual([])
  })

  it('that an edit adds notifies, one that was there before does not again', async () => {
    const path = await comment(people.user, 'For @Tom Hale')
    await api.database.owner`delete from public.notifications`
    await people.user.send('PATCH', path, { body: 'For @Tom Hale and @Ines (Lantern) O’Neill' })
    expect(await told('mentioned')).toEqual([colleague.sub])
  })
})

describe('GET /people?mention= (R-806)', () => {
  const found = async (by: ProjectCaller, q = '') =>
    (await by.ok('GET', `/people?mention=${id}&q=${encodeURIComponent(q)}&limit=50`, correspondentList))
      .people

  it('lists the people who may read the request and whom the caller sees, without addresses', async () => {
    const uids = (await found(people.client)).map(({ uid }) => uid)
    for (const uid of [colleague.sub, PEOPLE.user, PEOPLE.manager, PEOPLE.admin]) expect(uids).toContain(uid)
    for (const uid of [stranger.sub, unassigned.sub, PEOPLE.auth, PEOPLE.client])
      expect(uids).not.toContain(uid)
    expect((await found(people.user, 'neill')).map(({ uid }) => uid)).toEqual([])
    expect(await found(people.user, 'o’neill')).toMatchObject([{ uid: colleague.sub, email: '' }])
  })

  it('equals the people for whom private.may_read_project is true', async () => {
    const { owner } = api.database
    const readers = (await owner`select private.project_readers(${id}) as uid`).map((row) => row.uid).sort()
    const all = await owner<{ id: string }[]>`select id from public.profiles`
    const allowed: string[] = []
    for (const { id: sub } of all) {
      const reads = await owner.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub, role: 'authenticated' })}, true)`
        const [row] = await tx<{ reads: boolean }[]>`select private.may_read_project(${id}) as reads`
        return row?.reads
      })
      if (reads) allowed.push(sub)
    }
    expect(readers).toEqual(allowed.sort())
  })

  it('lists nobody to people who may not comment', async () => {
    const body = { role: 'observer', uids: [colleague.sub] }
    await people.client.send('POST', `/projects/${id}/people`, body)
    for (const by of [colleague, stranger, unassigned]) expect(await found(by)).toEqual([])
  })
})

describe('a mention in a message (R-806)', () => {
  const send = (to: string[], cc: string[], html: string) =>
    people.client.send('POST', '/mail/messages', {
      id: crypto.randomUUID(),
      to,
      cc,
      subject: 'Proofs',
      projectId: null,
      dueDate: '2096-12-01',
      html,
    })

  it('notifies recipients, also of a copy, instead of the message, and nobody else', async () => {
    const html = '<p>@Nina Petrov, please ask @Marc Delorme, not @Sam Stranger or @Léa Fontaine.</p>'
    expect((await send([PEOPLE.manager], [PEOPLE.user], html)).status).toBe(201)
    expect(await told('mentioned')).toEqual([PEOPLE.manager, PEOPLE.user].sort())
    expect(await told('message_received')).toEqual([])
    await send([PEOPLE.manager], [PEOPLE.user], '<p>Nobody by name.</p>')
    expect(await told('message_received')).toEqual([PEOPLE.manager])
  })
})
