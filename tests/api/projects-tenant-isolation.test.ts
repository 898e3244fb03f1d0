import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectCommentResponse } from '../../supabase/functions/_shared/contract/project-comments.ts'
import {
  needsYouList,
  projectChapterResponse,
  projectChoiceList,
  projectList,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript, doc } from './support/manuscripts.ts'
import {
  COMPANIES,
  callerOf,
  dayFromToday,
  demoCallers,
  makePerson,
  type ProjectCaller,
  requestBody,
  signInAs,
  storeFile,
} from './support/projects.ts'

const SECRET = 'Xylophone'
const NOWHERE = '00000000-0000-4000-8000-0000000000ff'

let api: TestApi
let people: ReturnType<typeof demoCallers>
/** A client of company A, and one of company B with a project that has a row of every kind. */
let ann: ProjectCaller
let theirs: {
  id: string
  no: number
  file: string
  chapter: string
  comment: string
  manuscript: string
  item: string
}
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
  ann = people.client
  const { owner } = api.database
  await owner`update public.profiles set company_id = ${COMPANIES.b} where id = ${PEOPLE.client}`
  const manuscript = await createManuscript(api, 'client', `${SECRET} book`)
  const item = await createItem(api, 'client', manuscript.id, { title: SECRET, content: doc(SECRET) })
  const bob = callerOf(api, PEOPLE.client)
  const body = requestBody({
    title: `${SECRET} title`,
    property: SECRET,
    description: SECRET,
    chapters: { manuscriptId: manuscript.id, itemIds: [item.id] },
  })
  const file = crypto.randomUUID()
  await storeFile(api, bob.sub, `${body.id}/${file}`)
  const made = await bob.file({
    ...body,
    attachments: [{ id: file, name: `${SECRET}.pdf`, size: 1, mime: 'x' }],
  })
  const comment = crypto.randomUUID()
  await bob.ok('POST', `/projects/${made.id}/comments`, projectCommentResponse, { id: comment, body: SECRET })
  await people.manager.ok('PUT', `/projects/${made.id}/assignees`, projectResponse, {
    revision: made.revision,
    uids: [PEOPLE.user],
  })
  const chapter = made.attachments.find((each) => each.kind === 'chapter')?.id as string
  theirs = { id: made.id, no: made.no, file, chapter, comment, manuscript: manuscript.id, item: item.id }
  await bob.ok('GET', `/projects/${made.id}/chapters/${chapter}`, projectChapterResponse)
  // The author of all rows stays in company B; the caller is a new client of company A.
  ann = await makePerson(api, 'client', COMPANIES.a, 'Ann of A')
})
afterAll(() => api.close())

describe('a client of company A', () => {
  it('finds nothing of company B in lists, filters, searches, choices, counts and projects that need attention', async () => {
    const before = (await ann.ok('GET', '/projects?view=all&itemsPerPage=100', projectList)).total
    for (const query of [
      '',
      `q=${SECRET}`,
      `q=%23${theirs.no}`,
      `q=${theirs.no}&view=all`,
      'q=Mar%C3%A9e',
      'q=Tom',
      `company=${COMPANIES.b}`,
      `company=${COMPANIES.b}&view=all`,
      `assignee=${PEOPLE.user}&company=${COMPANIES.b}`,
    ]) {
      const answer = await ann.send('GET', `/projects?itemsPerPage=100&${query}`)
      const { projects, total } = projectList.parse(answer.body)
      expect(answer.text, query).not.toMatch(new RegExp(`${SECRET}|Marée|${theirs.id}`))
      expect(
        projects.every((project) => project.company?.id === COMPANIES.a),
        query,
      ).toBe(true)
      expect(total, query).toBe(projects.length)
      if (query.includes(COMPANIES.b) || query.includes(SECRET)) expect(total, query).toBe(0)
    }
    expect((await ann.ok('GET', `/projects/choices?q=${SECRET}`, projectChoiceList)).projects).toEqual([])
    const { projects: choices } = await ann.ok('GET', '/projects/choices', projectChoiceList)
    expect(choices.map((each) => each.id)).not.toContain(theirs.id)
    const needs = await ann.ok('GET', `/projects/needs-you?today=${dayFromToday(30)}`, needsYouList)
    expect(needs.projects.map((each) => each.id)).not.toContain(theirs.id)
    // One more project of B changes no total of A.
    await callerOf(api, PEOPLE.client).file({ title: `${SECRET} again` })
    expect((await ann.ok('GET', '/projects?view=all&itemsPerPage=100', projectList)).total).toBe(before)
  })

  it('gets the same answer for every path of B’s project as for an unknown one', async () => {
    const routes = api.routes.filter((route) => route.path.startsWith('/api/projects/:id'))
    expect(routes.length).toBeGreaterThan(14)
    const bodies: Record<string, unknown> = {
      patch: { revision: 1, today: dayFromToday(), title: 'x' },
      status: { revision: 1, status: 'in_progress' },
      delivery: { revision: 1, attachmentIds: [] },
      assignees: { revision: 1, uids: [PEOPLE.user] },
      withdraw: { revision: 1 },
      reinstate: { revision: 1 },
      attachments: { kind: 'source', files: [{ id: NOWHERE, name: 'x', size: 1, mime: 'x' }] },
      chapters: { manuscriptId: theirs.manuscript, itemIds: [theirs.item] },
      comments: { id: theirs.comment, body: 'x' },
      correction: { comment: 'x' },
      changes: { kind: 'change', body: 'x' },
      decision: { isAccepted: true },
      prices: { replaces: null, kind: 'fixed', amount: '1', currency: 'EUR' },
      targets: { revision: 1, language: 'fr', state: 'in_progress', dueDate: null },
      target: { targetLanguage: 'fr' },
      people: { role: 'observer', uids: [PEOPLE.client] },
      deliveries: { deliveryIds: [theirs.id] },
    }
    await api.database.owner`
      insert into public.project_deliveries (id, project_id, no, state) values (${theirs.id}, ${theirs.id}, 2, 'replaced')`
    await api.database.owner`
      insert into public.project_changes (id, project_id, kind, body, state, decided_at)
      values (${theirs.id}, ${theirs.id}, 'change', 'Secret', 'declined', now())`
    await api.database.owner`
      insert into public.project_prices (id, project_id, no, kind, amount, currency) values (${theirs.id}, ${theirs.id}, 1, 'fixed', 1, 'EUR')`
    for (const { method, path } of routes) {
      const at = (id: string) =>
        path
          .replace('/api', '')
          .replace(':id', id)
          .replace(':attachmentId', path.includes('chapters') ? theirs.chapter : theirs.file)
          .replace(':commentId', theirs.comment)
          .replace(':uid', PEOPLE.client)
          .replace(/:(deliveryId|changeId|priceId)/, theirs.id)
      const parts = path.split('/')
      const name = (/:(deliveryId|changeId|priceId)|target$/.test(path) ? parts.at(-1) : parts[4]) ?? 'patch'
      const body = method === 'GET' ? undefined : path.includes(':commentId') ? { body: 'x' } : bodies[name]
      const [real, unreal] = [
        await ann.send(method, at(theirs.id), body),
        await ann.send(method, at(NOWHERE), body),
      ]
      expect(real.status, `${method} ${path}`).toBe(404)
      expect(real.text, `${method} ${path}`).toBe(unreal.text)
    }
  })

  it('reads no row, file, chapter, delivery or event of B by SQL, nor an object of its bucket', async () => {
    await api.database.owner`
      insert into public.project_deliveries (project_id, no, state) values (${theirs.id}, 1, 'replaced')`
    await api.database.owner`
      insert into public.project_changes (project_id, kind, body, state, decided_at)
      values (${theirs.id}, 'change', 'Secret', 'declined', now())`
    await api.database
      .owner`insert into public.project_targets (project_id, language) values (${theirs.id}, 'fr')`
    const counts = await signInAs(api, ann.sub, async (tx) => {
      const rows: Record<string, number> = {}
      for (const table of [
        'assignees',
        'comments',
        'attachments',
        'chapters',
        'events',
        'deliveries',
        'changes',
        'prices',
        'targets',
      ]) {
        rows[table] = (
          await tx.unsafe(`select from public.project_${table} where project_id = '${theirs.id}'`)
        ).count
      }
      rows.projects = (await tx`select from public.projects where company_id = ${COMPANIES.b}`).count
      rows.objects = (await tx`select from storage.objects where bucket_id = 'project-files'`).count
      return rows
    })
    expect(
      Object.values(counts).every((count) => count === 0),
      JSON.stringify(counts),
    ).toBe(true)
  })

  it('adds no file to B’s project, and overwrites none', async () => {
    const put = (path: string) =>
      signInAs(
        api,
        ann.sub,
        (tx) => tx`
        insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${path}, ${ann.sub})`,
      )
    for (const id of [theirs.id, NOWHERE]) expect((await put(`${id}/${crypto.randomUUID()}`)).count).toBe(1)
    const over = put(`${theirs.id}/${theirs.file}`)
    await expect(over).rejects.toMatchObject({ code: '23505' })
    const upsert = signInAs(
      api,
      ann.sub,
      (tx) => tx`
      insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${theirs.id}/${theirs.file}`}, ${ann.sub})
      on conflict (bucket_id, name) do update set version = 'x'`,
    )
    await expect(upsert).rejects.toMatchObject({ code: '42501' })
    const loose = crypto.randomUUID()
    await storeFile(api, ann.sub, `${theirs.id}/${loose}`)
    const bob = callerOf(api, PEOPLE.client)
    const seen = await signInAs(
      api,
      bob.sub,
      (tx) => tx`select from storage.objects where name = ${`${theirs.id}/${loose}`}`,
    )
    expect(seen.count).toBe(0)
    const registered = await bob.send('POST', `/projects/${theirs.id}/attachments`, {
      kind: 'source',
      files: [{ id: loose, name: 'x', size: 1, mime: 'x' }],
    })
    expect(registered.status).toBe(422)
  })

  it('cannot listen or write to the topics of B’s project', async () => {
    const may = await signInAs(
      api,
      ann.sub,
      (tx) => tx`
      select private.may_listen(t) as hears, private.may_speak(t) as speaks
        from unnest(${[
          `project:${theirs.id}`,
          `room:project:${theirs.id}`,
          `project-work:${theirs.id}`,
          'projects:all',
          `projects:company:${COMPANIES.b}`,
          `projects:company:${COMPANIES.a}`,
        ]}::text[]) t`,
    )
    expect([...may]).toEqual([
      { hears: false, speaks: false },
      { hears: false, speaks: false },
      { hears: false, speaks: false },
      { hears: false, speaks: false },
      { hears: false, speaks: false },
      { hears: true, speaks: false },
    ])
    const theirOwn = await signInAs(
      api,
      PEOPLE.client,
      (tx) => tx`
      select private.may_listen(t) as hears, private.may_speak(t) as speaks
        from unnest(${[`project:${theirs.id}`, `room:project:${theirs.id}`]}::text[]) t`,
    )
    expect([...theirOwn]).toEqual([
      { hears: true, speaks: false },
      { hears: true, speaks: true },
    ])
  })

  it('receives no event of company B', async () => {
    const { owner } = api.database
    await owner`delete from public.notifications`
    const { revision } = await people.manager.project(theirs.id)
    await people.manager.ok('POST', `/projects/${theirs.id}/status`, projectResponse, {
      revision,
      status: 'in_progress',
    })
    await people.manager.ok('POST', `/projects/${theirs.id}/comments`, projectCommentResponse, {
      id: NOWHERE,
      body: SECRET,
    })
    const notified = await owner`select distinct user_id from public.notifications`
    expect(notified.map((row) => row.user_id)).not.toContain(ann.sub)
    expect(notified.length).toBeGreaterThan(0)
  })

  it('loses access with its company, to its own projects too, and gains none by old comments', async () => {
    const mover = await makePerson(api, 'client', COMPANIES.b)
    const own = await mover.file({ title: 'Mine at B' })
    await mover.ok('POST', `/projects/${theirs.id}/comments`, projectCommentResponse, {
      id: crypto.randomUUID(),
      body: 'x',
    })
    await api.database.owner`update public.profiles set company_id = ${COMPANIES.a} where id = ${mover.sub}`
    for (const id of [own.id, theirs.id])
      expect((await mover.send('GET', `/projects/${id}`)).status).toBe(404)
    const needs = await mover.ok('GET', '/projects/needs-you', needsYouList)
    expect(needs.projects.map((each) => each.id)).not.toContain(theirs.id)
    await api.database
      .owner`update public.profiles set status = 'inactive', company_id = ${COMPANIES.b} where id = ${mover.sub}`
    expect((await mover.send('GET', `/projects/${own.id}`)).status).toBe(404)
  })
})
