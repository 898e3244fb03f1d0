import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Project,
  projectList,
  projectResponse,
} from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { COMPANIES, callerOf, dayFromToday, deliverProject, demoCallers } from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
const made: Record<string, Project> = {}
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
  const other = callerOf(api, '00000000-0000-4000-8000-000000000006')
  const rows = [
    [
      'walk',
      people.client,
      {
        title: 'Zebra walk',
        serviceType: 'voiceOver',
        voiceWishes: 'A warm alto',
        dueDate: dayFromToday(1),
        property: 'Quay',
      },
    ],
    [
      'song',
      people.client,
      { title: 'été song', serviceType: 'revision', dueDate: dayFromToday(0), description: 'A lullaby' },
    ],
    [
      'tape',
      other,
      {
        title: 'Archive tape',
        serviceType: 'transcription',
        dueDate: dayFromToday(5),
        serviceDescription: 'Two reels',
        clientReference: 'PO-4711/b',
      },
    ],
    ['menu', other, { title: '100 % menu', serviceType: 'other', dueDate: dayFromToday(2) }],
  ] as const
  for (const [name, by, given] of rows)
    made[name] = await by.file({ latestCompletionDate: dayFromToday(9), ...given })
  const path = (name: string) => `/projects/${made[name]?.id}`
  await people.manager.ok('PUT', `${path('tape')}/assignees`, projectResponse, {
    revision: 1,
    uids: [PEOPLE.user],
  })
  await people.user.ok('POST', `${path('tape')}/status`, projectResponse, {
    revision: 2,
    status: 'in_progress',
  })
})
afterAll(() => api.close())

const namesOf = (projects: readonly Project[]) =>
  projects.map(({ id }) => Object.keys(made).find((name) => made[name]?.id === id))
const list = async (query: string, by = people.manager) => {
  const answer = await by.ok('GET', `/projects?${query}`, projectList)
  return { names: namesOf(answer.projects), total: answer.total, projects: answer.projects }
}

it('R-989: the preferences for the voice are found by the search', async () => {
  expect((await list('q=warm%20alto')).names).toEqual(['walk'])
})

it('R-703: the order number of the client is found by the search and in the row', async () => {
  const { names, projects } = await list('q=po-4711')
  expect(names).toEqual(['tape'])
  expect(projects[0]?.clientReference).toBe('PO-4711/b')
})

describe('GET /projects', () => {
  it('answers the earliest due date first, with all fields of a row', async () => {
    const { names, total, projects } = await list('')
    expect(names).toEqual(['song', 'walk', 'menu', 'tape'])
    expect(total).toBe(4)
    expect(projects[3]).toMatchObject({
      title: 'Archive tape',
      status: 'in_progress',
      company: { name: 'Studio Marée' },
      client: { name: 'Inès Caron', email: 'client2@demo.com' },
      assignees: [{ uid: PEOPLE.user, name: 'Nina Petrov' }],
      attachmentCount: 0,
      commentCount: 0,
    })
  })

  it.each([
    ['no', ['walk', 'song', 'tape', 'menu']],
    ['title', ['menu', 'tape', 'song', 'walk']],
    ['company', ['song', 'walk', 'menu', 'tape']],
    ['serviceType', ['menu', 'song', 'tape', 'walk']],
    ['status', ['menu', 'song', 'walk', 'tape']],
    ['dueDate', ['song', 'walk', 'menu', 'tape']],
    ['createdAt', ['walk', 'song', 'tape', 'menu']],
    ['lastUpdated', ['walk', 'song', 'menu', 'tape']],
    ['nothing; drop table', ['song', 'walk', 'menu', 'tape']],
  ])('sorts by %s', async (key, expected) => {
    const { names } = await list(`sortBy=${encodeURIComponent(key)}`)
    expect(names).toEqual(expected)
    if (['title', 'dueDate', 'no', 'serviceType'].includes(key)) {
      expect((await list(`sortBy=${key}&orderBy=desc`)).names).toEqual([...expected].reverse())
    }
  })

  it.each([
    ['title, without case or accents', 'ETE', ['song']],
    ['property', 'quay', ['walk']],
    ['description', 'lullaby', ['song']],
    ['service description', 'reels', ['tape']],
    ['client', 'ines', ['menu', 'tape']],
    ['company', 'lantern', ['song', 'walk']],
    ['sign for sign', '100 %', ['menu']],
    ['an underscore', '_', []],
    ['nothing', '  ', ['song', 'walk', 'menu', 'tape']],
  ])('searches by %s', async (_name, q, expected) => {
    expect((await list(`q=${encodeURIComponent(q)}`)).names).toEqual(expected)
  })

  it('searches by number, with or without its sign', async () => {
    for (const q of [`${made.tape?.no}`, `#${made.tape?.no}`]) {
      expect((await list(`q=${encodeURIComponent(q)}`)).names).toContain('tape')
    }
  })

  it.each([
    ['status=in_progress', ['tape']],
    ['serviceType=voiceOver', ['walk']],
    [`company=${COMPANIES.b}`, ['menu', 'tape']],
    [`assignee=${PEOPLE.user}`, ['tape']],
    ['assignee=none', ['song', 'walk', 'menu']],
    [`due=today&today=${dayFromToday()}`, ['song']],
    [`due=today&today=${dayFromToday(1)}`, ['walk']],
    [`due=overdue&today=${dayFromToday(2)}`, ['song', 'walk']],
    ['due=overdue', []],
    [`due=${dayFromToday(-1)}..${dayFromToday(1)}`, ['song', 'walk']],
    [`due=${dayFromToday(1)}..${dayFromToday(1)}`, ['walk']],
    [`due=${dayFromToday(1)}..${dayFromToday()}`, ['song', 'walk', 'menu', 'tape']],
    ['view=withdrawn', []],
    ['status=lost&company=x&assignee=nobody&due=never&today=tomorrow', ['song', 'walk', 'menu', 'tape']],
    [`status=received&company=${COMPANIES.a}&q=walk`, ['walk']],
  ])('is filtered by %s', async (query, expected) => {
    const { names, total } = await list(query)
    expect(names).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  it('is filtered by the requests of the caller, so that a shared view shows those of its reader', async () => {
    expect((await list('assignee=me')).names).toEqual([])
    expect((await list('assignee=me', people.user)).names).toEqual(['tape'])
  })

  it('with the filter open or due omits delivered projects only', async () => {
    expect((await list('status=open')).names).toEqual(['song', 'walk', 'menu', 'tape'])
    await deliverProject(api, people.user, made.tape?.id ?? '')
    expect((await list('status=open')).names).toEqual(['song', 'walk', 'menu'])
    expect((await list('status=open')).total).toBe(3)
    expect((await list('status=open&sortBy=title&orderBy=desc')).names).toEqual(['walk', 'song', 'menu'])
    expect((await list('status=open', people.client)).names).toEqual(['song', 'walk'])
    expect((await list('status=open', people.user)).names).toEqual([])
    expect((await list('status=delivered')).names).toEqual(['tape'])
    // A delivered project is never due.
    expect((await list(`due=overdue&today=${dayFromToday(6)}`)).names).toEqual(['song', 'walk', 'menu'])
    expect((await list('')).total).toBe(4)
    await people.manager.ok('POST', `/projects/${made.tape?.id}/status`, projectResponse, {
      revision: 4,
      status: 'in_progress',
      reason: 'A name is misspelt',
    })
  })

  it('with the filter open reads a partial index', async () => {
    const { owner } = api.database
    const [index] = await owner<{ definition: string }[]>`
      select pg_get_indexdef('public.projects_open_idx'::regclass) as definition`
    expect(index?.definition).toContain(`WHERE ((status <> 'delivered'::text) AND (withdrawn_at IS NULL))`)
  })

  it('repeats no row across pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`itemsPerPage=2&page=${page}&sortBy=status`)),
    )
    expect(pages.map((page) => page.names.length)).toEqual([2, 2, 0])
    expect(new Set(pages.flatMap((page) => page.names)).size).toBe(4)
    expect(pages[2]?.total).toBe(4)
  })

  it('answers a client those of the company, an assignee the assigned ones, managers all', async () => {
    expect((await list('', people.client)).names).toEqual(['song', 'walk'])
    expect((await list('', people.user)).names).toEqual(['tape'])
    expect((await list('', people.auth)).names).toEqual([])
    expect((await list('', people.admin)).total).toBe(4)
    // An assignee reads the company name of an assigned project without the ability to list companies.
    expect((await list('', people.user)).projects[0]?.company?.name).toBe('Studio Marée')
  })

  it('answers an empty list to a role that reads no projects', async () => {
    const { owner } = api.database
    await owner`update private.user_roles set role = 'subscriber' where user_id = ${PEOPLE.client}`
    expect((await list('', people.client)).total).toBe(0)
    expect((await people.client.send('GET', `/projects/${made.walk?.id}`)).status).toBe(404)
    await owner`update private.user_roles set role = 'client' where user_id = ${PEOPLE.client}`
  })
})
