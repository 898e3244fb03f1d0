import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appBarSearchResponse, SEARCH_CATEGORIES } from '../../supabase/functions/_shared/contract/search.ts'
import {
  findScreens,
  type SearchScreen,
  underHeadings,
} from '../../supabase/functions/api/search/search-screens.ts'
import { type Person, startTestApi, type TestApi } from './support/api.ts'
import { createItem, createManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const search = async (as: Person, query: string) =>
  api.ok(as, 'GET', `/app-bar/search?${query}`, { schema: appBarSearchResponse })
const urls = (found: Awaited<ReturnType<typeof search>>) =>
  found.flatMap(({ children }) => children.map(({ url }) => url))

describe('GET /api/app-bar/search', () => {
  it('finds screens by a part of their title without regard to case and accents', async () => {
    expect(urls(await search('auth', 'q=MANUSCR'))).toContain('/apps/manuscripts')
    expect(urls(await search('auth', 'q=scenes&lang=fr'))).toContain('/apps/manuscripts/scenes')
  })

  it('lists only screens the caller may open', async () => {
    expect(urls(await search('admin', 'q=dashboard'))).toContain('/admin/dashboard')
    expect(urls(await search('user', 'q=dashboard'))).not.toContain('/admin/dashboard')
    expect(urls(await search('client', 'q=analytics'))).not.toContain('/dashboards/analytics')
    expect(urls(await search('auth', 'q=analytics'))).toContain('/dashboards/analytics')
  })

  it('answers in the requested language', async () => {
    const [french] = await search('auth', 'q=nouveau%20manuscrit&lang=fr')
    expect(french?.children[0]?.title).toBe('Nouveau manuscrit')
    expect(french?.title).toBe('Applications et pages')
    expect(await search('auth', 'q=nouveau%20manuscrit&lang=xx')).toEqual([])
  })

  it('adds the caller’s manuscripts and their items after the screens, and none of others', async () => {
    const found = await search('auth', 'q=tidewarden')
    const mine = found.find(({ category }) => category === 'mine')
    expect(mine?.title).toBe('Yours')
    expect(mine?.children[0]).toMatchObject({
      title: 'The Tidewarden',
      url: expect.stringMatching(/^\/apps\/manuscripts\//),
    })
    expect(await search('client', 'q=tidewarden')).toEqual([])
    expect(urls(await search('user', 'q=the%20gauge'))[0]).toMatch(
      /^\/manuscripts\/[\w-]+\/items\/[\w-]+\/edit$/,
    )
  })

  it('leaves out items and manuscripts in the trash', async () => {
    const { id } = await createManuscript(api, 'auth', 'Ropewalk')
    const item = await createItem(api, 'auth', id, { title: 'The ropewalk at night' })
    expect(urls(await search('auth', 'q=ropewalk'))).toHaveLength(2)
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${item.id}/trash`)
    expect(urls(await search('auth', 'q=ropewalk'))).toEqual([`/apps/manuscripts/${id}`])
    await api.send('auth', 'POST', `/manuscripts/${id}/items/${item.id}/restore`)
    await api.send('auth', 'DELETE', `/manuscripts/${id}`)
    expect(urls(await search('auth', 'q=ropewalk'))).toEqual([])
  })

  it('R-171: answers at most five children a category', async () => {
    const found = await search('admin', 'q=a')
    expect(found.length).toBeGreaterThan(3)
    for (const { category, children } of found) expect(children.length, category).toBeLessThanOrEqual(5)
    expect(found.find(({ category }) => category === 'apps-and-pages')?.children).toHaveLength(5)
    expect(found.find(({ category }) => category === 'people')?.children).toHaveLength(5)
  })

  it('R-839: finds companies for those who may read them', async () => {
    const companies = async (as: Person) =>
      (await search(as, 'q=lantern')).find(({ category }) => category === 'companies')
    expect(await companies('manager')).toMatchObject({
      title: 'Companies',
      children: [
        { title: 'Lantern Press', url: '/apps/companies/view/00000000-0000-4000-8000-0000000000c1' },
      ],
    })
    expect((await search('manager', 'q=%25')).some(({ category }) => category === 'companies')).toBe(false)
    for (const as of ['user', 'client'] as const) expect(await companies(as)).toBeUndefined()
  })

  it('adds projects, messages and people under their own headings in the requested language', async () => {
    const { owner } = api.database
    const [project] = await owner<
      { id: string; title: string; status: string; dueDate: string; company: string }[]
    >`
      select p.id, p.title, p.status, p.due_date::text as "dueDate", c.name as company
        from public.projects as p join public.companies as c on c.id = p.company_id
       where p.withdrawn_at is null order by p.no limit 1`
    const [thread] = await owner<{ id: string; subject: string }[]>`
      select t.id, m.subject from public.threads as t join public.messages as m on m.thread_id = t.id and m.seq = 1
       where m.sender_id in (select user_id from private.user_roles where role = 'client') order by t.id limit 1`
    const of = (found: Awaited<ReturnType<typeof search>>, wanted: string) =>
      found.find(({ category }) => category === wanted)
    const requests = of(
      await search('admin', `q=${encodeURIComponent(project?.title ?? '')}&lang=fr`),
      'projects',
    )
    expect(requests?.title).toBe('Demandes de projet')
    expect(requests?.children.map(({ url }) => url)).toContain(`/apps/projects/view/${project?.id}`)
    const own = requests?.children.find(({ url }) => url.endsWith(project?.id ?? ''))
    expect(own?.detail).toEqual({
      status: project?.status,
      dueDate: project?.dueDate,
      from: project?.company,
    })
    const messages = of(await search('client', `q=${encodeURIComponent(thread?.subject ?? '')}`), 'messages')
    expect(messages?.children[0]).toMatchObject({
      title: thread?.subject,
      url: expect.stringMatching(new RegExp(`^/apps/email\\?thread=${thread?.id}&message=[\\w-]+$`)),
      detail: { at: expect.any(String), snippet: expect.stringContaining('\ue000') },
    })
    const people = of(await search('client', 'q=LEA'), 'people')
    expect(people?.children).toMatchObject([{ title: expect.stringMatching(/^Léa Fontaine · /) }])
    expect(people?.children[0]?.url).toMatch(/^\/apps\/chat\?with=[\w-]+$/)
  })

  it('R-523: #n finds the request of this number only, and a request is found by an assignee, with the reason', async () => {
    const { owner } = api.database
    const [project] = await owner<{ id: string; no: number }[]>`
      select p.id, p.no from public.projects as p where p.withdrawn_at is null order by p.no desc limit 1`
    const projects = async (q: string) =>
      (await search('admin', `q=${encodeURIComponent(q)}`)).find(({ category }) => category === 'projects')
        ?.children ?? []
    await owner`update public.projects set description = ${`See #${project?.no}`} where id <> ${project?.id ?? ''}`
    expect((await projects(`#${project?.no}`)).map(({ url }) => url)).toEqual([
      `/apps/projects/view/${project?.id}`,
    ])
    for (const { category } of await search('admin', `q=%23${project?.no}`))
      expect(['projects', 'messages']).toContain(category)
    const [person] = await owner<{ id: string }[]>`
      update public.profiles set full_name = 'Zoltan Uniquename' where email = 'user@demo.com' returning id`
    await owner`insert into public.project_assignees (project_id, user_id) values (${project?.id ?? ''}, ${person?.id ?? ''})
      on conflict do nothing`
    const hits = await projects('uniquename')
    expect(hits.map(({ url }) => url)).toContain(`/apps/projects/view/${project?.id}`)
    for (const { detail } of hits) expect(detail?.snippet).toBe('Zoltan Uniquename')
  })

  it('R-523: finds a screen by its words in any order', async () => {
    expect(urls(await search('auth', 'q=manuscript%20new'))).toContain('/apps/manuscripts/new')
  })

  it('R-630: finds the pages of the profile, and the mailbox once although it has two addresses', async () => {
    expect(urls(await search('client', 'q=teams'))).toContain('/pages/user-profile/teams')
    const mailbox = urls(await search('admin', 'q=messages')).filter((url) =>
      ['/apps/email', '/messages/list'].includes(url),
    )
    expect(mailbox).toEqual(['/apps/email'])
  })

  it('adds no project, mail or person that the caller may not read', async () => {
    const { owner } = api.database
    const [foreign] = await owner<{ title: string }[]>`
      select p.title from public.projects as p join public.companies as c on c.id = p.company_id
       where c.id <> (select company_id from public.profiles where email = 'client@demo.com')
         and p.withdrawn_at is null order by p.no limit 1`
    const categories = async (as: Person, q: string) =>
      (await search(as, `q=${encodeURIComponent(q)}`)).map(({ category }) => category)
    expect(foreign, 'the sample has a request of another company').toBeDefined()
    expect(await categories('client', foreign?.title ?? '')).not.toContain('projects')
    expect(await categories('admin', foreign?.title ?? '')).toContain('projects')
    expect(await categories('client', 'Rudy Voss')).not.toContain('people')
  })

  it('answers an empty list for a text no title contains, and escapes wildcards', async () => {
    for (const q of ['zzzz', '%25', '_', '%5C', '%F0%9F%98%80'])
      expect(await search('admin', `q=${q}`), q).toEqual([])
    // Texts with an apostrophe must be found and must not break the query.
    expect(
      urls(await search('admin', "q='")).filter((url) => !url.startsWith('/apps/projects/view/')),
    ).toEqual([])
  })

  it('is refused without a session', async () => {
    expect(await api.refused(null, 'GET', '/app-bar/search?q=a')).toMatchObject({ status: 401 })
  })
})

describe('the categories (R-030)', () => {
  const screens: SearchScreen[] = ['charts', 'dashboards', 'acl'].flatMap((category) =>
    Array.from({ length: category === 'acl' ? 1 : 8 }, (_value, n) => ({
      category,
      url: `/${category}/${n}`,
      icon: 'file',
      en: `Screen ${n}`,
      fr: `Écran ${n}`,
      needs: category === 'acl' ? { action: 'read', subject: 'admin' } : null,
    })),
  )

  it('are in order with at most five children, none of them empty', () => {
    const found = findScreens(screens, new Set(), { q: 'screen', lang: 'en' })
    expect(found.map(({ category, children }) => [category, children.length])).toEqual([
      ['dashboards', 5],
      ['charts', 5],
    ])
    expect(findScreens(screens, new Set(['read admin']), { q: 'ecran', lang: 'fr' })).toHaveLength(3)
  })

  it('R-630: begin with the screen whose whole title is the text', () => {
    const [first] = screens
    const titled = ['Messages of staff', 'Messages'].map((en, n) => ({
      ...(first as SearchScreen),
      url: `/${n}`,
      en,
      fr: en,
    }))
    const found = findScreens(titled, new Set(), { q: ' messages', lang: 'en' })
    expect(found[0]?.children.map(({ title }) => title)).toEqual(['Messages', 'Messages of staff'])
  })

  it('have their own titles in both languages', () => {
    const categories = SEARCH_CATEGORIES.map((category) => ({
      category,
      children: [{ url: '/', icon: 'file', title: 'Screen' }],
    }))
    const titlesIn = (lang: 'en' | 'fr') => underHeadings(categories, lang).map(({ title }) => title)
    expect(titlesIn('en').slice(0, 7)).toEqual([
      'Dashboards',
      'Front pages',
      'Apps and pages',
      'User interface',
      'Forms and tables',
      'Charts',
      'ACL',
    ])
    for (const lang of ['en', 'fr'] as const)
      expect(new Set(titlesIn(lang)).size).toBe(SEARCH_CATEGORIES.length)
  })
})
