import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  userDetail,
  userList,
  userProjects,
  userResponse,
  userStatistics,
} from '../../supabase/functions/_shared/contract/users.ts'
import { PEOPLE, type Person, startTestApi, type TestApi } from './support/api.ts'
import { makePerson } from './support/projects.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const list = (query: string, as: Person = 'admin') =>
  api.ok(as, 'GET', `/apps/users?${query}`, { schema: userList })
const numberOf = async (email: string) =>
  (await api.database.owner`select no from public.profiles where email = ${email}`)[0]?.no as number
const detail = (no: number) => api.ok('admin', 'GET', `/apps/users/${no}`, { schema: userDetail })

describe('GET /api/apps/users (R-181)', () => {
  it('answers people with every field of R-063, ten a page', async () => {
    const { users, totalUsers, totalPages, page } = await list('')
    expect({ rows: users.length, totalUsers, totalPages, page }).toEqual({
      rows: 10,
      totalUsers: 56,
      totalPages: 6,
      page: 1,
    })
    const [stored] = await api.database.owner`
      with p as (update public.profiles set avatar_path = id || '/a.png' where id = ${PEOPLE.user} returning *)
      select p.id as uid, p.email, p.username, p.department, p.full_name as "fullName", p.avatar_path as avatar,
        p.created_at as "createdAt", d.country, d.contact, d.billing, d.current_plan as "currentPlan"
        from p join public.profile_details d on d.user_id = p.id`
    const [nina] = (await list('q=nina petrov')).users
    const createdAt = new Date(nina?.createdAt ?? '')
    expect({ ...nina, createdAt }).toMatchObject({ ...stored, id: 4, role: 'user', status: 'active' })
  })

  it('searches name or email without regard to case and accents, and escapes wildcards', async () => {
    expect((await list('q=INES')).users.map((user) => user.fullName)).toEqual(['Inès Caron'])
    expect((await list('q=client2@')).totalUsers).toBe(1)
    for (const q of ['%25', '_', '%5C', 'a%25b']) expect((await list(`q=${q}`)).totalUsers).toBe(0)
  })

  it('filters by role, plan and status together', async () => {
    const { users, totalUsers } = await list('role=Editor&plan=team&status=active&itemsPerPage=100')
    expect(totalUsers).toBe(users.length)
    // R-150: a role is compared in lower case.
    expect(totalUsers).toBeGreaterThan(0)
    for (const user of users)
      expect(user).toMatchObject({ role: 'editor', currentPlan: 'team', status: 'active' })
    const editors = await list('role=editor&itemsPerPage=100')
    expect(editors.totalUsers).toBeGreaterThan(totalUsers)
    expect((await list('role=nobody')).totalUsers).toBe(0)
    expect(await list('role=&plan=&status=')).toEqual(await list(''))
    expect((await list('plan=gold&status=asleep')).totalUsers).toBe(56)
  })

  it.each(['user', 'email', 'role', 'plan', 'status', 'billing'])(
    'sorts by %s in both directions, with a stable order',
    async (key) => {
      const field = { user: 'fullName', plan: 'currentPlan' }[key] ?? key
      const value = (user: object) => String((user as Record<string, unknown>)[field]).toLowerCase()
      const up = await list(`sortBy=${key}&orderBy=asc&itemsPerPage=100`)
      const down = await list(`sortBy=${key}&orderBy=desc&itemsPerPage=100`)
      expect(down.users.map((user) => user.id)).toEqual(up.users.map((user) => user.id).reverse())
      if (key !== 'user')
        expect(up.users.map(value)).toEqual(up.users.map(value).sort((a, b) => a.localeCompare(b, 'en')))
      const first = await list(`sortBy=${key}&itemsPerPage=20&page=1`)
      const second = await list(`sortBy=${key}&itemsPerPage=20&page=2`)
      expect([...first.users, ...second.users].map((user) => user.id)).toEqual(
        up.users.slice(0, 40).map((user) => user.id),
      )
    },
  )

  it('sorts by user as by the name without accents and case, never by the address', async () => {
    const { owner } = api.database
    const names = ['aab Moss', 'Áac Moss', 'AAD Moss', 'zzz Moss']
    for (const [at, name] of names.entries())
      await owner`insert into auth.users (id, email, raw_user_meta_data)
        values (gen_random_uuid(), ${`${9 - at}@order.example`}, ${owner.json({ full_name: name })})`
    const sorted = async (query: string) =>
      (await list(`q=order.example&${query}`)).users.map((user) => user.fullName)
    expect(await sorted('sortBy=user')).toEqual(names)
    expect(await sorted('sortBy=user&orderBy=desc')).toEqual([...names].reverse())
    expect(await sorted('')).toEqual(names)
    expect(await sorted('sortBy=email')).toEqual([...names].reverse())
    await owner`delete from auth.users where email like '%@order.example'`
  })

  it('R-230: answers page 1 with its people when the page is beyond the last', async () => {
    const beyond = await list('page=99')
    expect(beyond.page).toBe(1)
    expect(beyond.users).toEqual((await list('page=1')).users)
    expect(await list('q=nobody-at-all&page=3')).toEqual({ users: [], totalUsers: 0, totalPages: 0, page: 1 })
    expect((await list('page=x&itemsPerPage=y')).users).toHaveLength(10)
  })

  it('is refused without the ability to read users, with its total', async () => {
    expect((await list('', 'manager')).totalUsers).toBe(56)
    for (const as of ['auth', 'user', 'client'] as const) {
      for (const path of [
        '/apps/users',
        '/apps/users/figures',
        '/apps/users/1',
        '/apps/users/9999',
        '/apps/users/1/projects',
      ])
        expect(await api.refused(as, 'GET', path)).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  it('counts people by status', async () => {
    const figures = await api.ok('manager', 'GET', '/apps/users/figures', { schema: userStatistics })
    expect(figures.total).toBe(56)
    expect(figures.active + figures.pending + figures.inactive).toBe(56)
    expect(figures.pending).toBe((await list('status=pending')).totalUsers)
  })
})

describe('GET /api/apps/users/:no (R-203)', () => {
  it('counts delivered projects like the list, filed or assigned, without withdrawn ones', async () => {
    const { owner } = api.database
    const person = await makePerson(api, 'user')
    const file = (status: string, client: string | null, withdrawnAt: Date | null = null) => owner`
      insert into public.projects (title, property, service_type, time_preference, due_date, latest_completion_date,
        contact_email, status, client_id, withdrawn_at)
      values ('T', 'P', 'other', 'anytime', current_date, current_date, 'a@b.c', ${status}, ${client}, ${withdrawnAt})
      returning id`
    await file('delivered', person.sub)
    await file('in_progress', person.sub)
    await file('received', person.sub, new Date())
    const [assigned] = await file('delivered', null)
    await owner`insert into public.project_assignees (project_id, user_id) values (${assigned?.id}, ${person.sub})`
    const [row] = await owner<{ no: number }[]>`select no from public.profiles where id = ${person.sub}`
    const path = `/apps/users/${row?.no}`
    const { projects, total } = await api.ok('manager', 'GET', `${path}/projects`, { schema: userProjects })
    const user = await api.ok('manager', 'GET', path, { schema: userDetail })
    expect(total).toBe(3)
    expect(projects.filter(({ status }) => status === 'delivered')).toHaveLength(2)
    expect(user.projectDone).toBe(2)
  })

  it('counts completed tasks without those of conversations deleted forever', async () => {
    const { owner } = api.database
    const person = await makePerson(api, 'user')
    const entries = [
      ['inbox', 'completed'] as const,
      ['deleted', 'completed'] as const,
      ['inbox', 'new'] as const,
    ]
    for (const [at, [folder, status]] of entries.entries())
      await owner`
        with added as (insert into public.threads (subject) values ('T') returning id)
        insert into public.mailbox_entries (user_id, thread_id, no, folder, task_status)
        select ${person.sub}, id, ${at + 1}, ${folder}, ${status} from added`
    const [row] = await owner<{ no: number }[]>`select no from public.profiles where id = ${person.sub}`
    expect((await detail(row?.no ?? 0)).taskDone).toBe(1)
  })

  it('answers the detail fields of R-063, and open sessions', async () => {
    const { owner } = api.database
    await owner`insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), ${PEOPLE.user}, now())`
    const user = await detail(4)
    expect(user).toMatchObject({
      fullName: 'Nina Petrov',
      department: 'Editorial',
      sessions: 1,
      invitedAt: null,
    })
    expect(user.taskDone).toBeGreaterThanOrEqual(0)
    await owner`delete from auth.sessions`
  })

  it.each([
    ['PATCH', '', { revision: 1, department: 'Sales' }],
    ['GET', '/belongings', undefined],
    ['GET', '/projects', undefined],
    ['DELETE', '/second-factor', undefined],
  ])('%s %s of an unknown number answers 404 with the message (R-203)', async (method, path, body) => {
    const answer = await api.send('admin', method, `/apps/users/9999${path}`, body)
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: { code: 'not_found', message: 'User not found' } },
    ])
  })

  it.each(['9999', '0', '-1', '1.5', 'x', '99999999999', '%00'])(
    '%s answers 404 with the fixed message',
    async (no) => {
      const got = await api.send('admin', 'GET', `/apps/users/${no}`)
      expect([got.status, got.body]).toEqual([404, { message: 'User not found' }])
      const gone = await api.send('admin', 'DELETE', `/apps/users/${no}`)
      expect([gone.status, gone.body]).toEqual([404, 'User not found'])
    },
  )
})

describe('PATCH /api/apps/users/:no (R-113)', () => {
  it('changes every field, and refuses a stale change with the present state', async () => {
    const no = await numberOf('aisha.rahman@example.org')
    const { revision } = await detail(no)
    const body = {
      revision,
      fullName: 'Aisha R.',
      username: 'aisha',
      role: 'Author',
      companyId: null,
      country: 'India',
      contact: '+91',
      currentPlan: 'company',
      billing: 'Manual-PayPal',
      taxId: 'T',
      language: 'Bangla',
      department: 'Sales',
    }
    const { user } = await api.ok('admin', 'PATCH', `/apps/users/${no}`, { schema: userResponse, body })
    const { revision: _, companyId, ...sent } = body
    // R-150: a role is compared in lower case.
    expect(user).toMatchObject({ ...sent, role: 'author', companyId: null, company: '' })
    expect(user.revision).toBeGreaterThan(revision)
    const late = await api.send('admin', 'PATCH', `/apps/users/${no}`, body)
    expect(late.status).toBe(409)
    expect(late.body, 'R-562').toHaveProperty('changedBy', expect.stringMatching(/\S/))
    expect(
      z.object({ error: z.object({ code: z.literal('conflict') }), user: userDetail }).parse(late.body).user
        .fullName,
    ).toBe('Aisha R.')
  })

  it('detects changes by the person, and ignores their presence', async () => {
    const { owner } = api.database
    const { revision } = await detail(4)
    await owner`update public.profiles set seen_at = now() where no = 4`
    expect((await detail(4)).revision).toBe(revision)
    await owner`update public.profile_details set contact = 'x' where user_id = ${PEOPLE.user}`
    expect((await detail(4)).revision).toBe(revision + 1)
  })

  it('accepts one of several concurrent changes', async () => {
    const { revision } = await detail(4)
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((country) => api.send('admin', 'PATCH', '/apps/users/4', { revision, country })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  it('refuses a change of the caller’s own role and status', async () => {
    const { revision } = await detail(1)
    expect(await api.refused('admin', 'PATCH', '/apps/users/1', { revision, role: 'user' })).toMatchObject({
      fields: { role: 'own_role' },
    })
    expect(
      await api.refused('admin', 'PATCH', '/apps/users/1', { revision, status: 'inactive' }),
    ).toMatchObject({ fields: { status: 'own_status' } })
    const { user } = await api.ok('admin', 'PATCH', '/apps/users/1', {
      schema: userResponse,
      body: { revision, role: 'admin', status: 'active', country: 'Ghana' },
    })
    expect(user).toMatchObject({ country: 'Ghana', role: 'admin' })
  })

  it('does not set an accepted person to pending', async () => {
    const { revision } = await detail(4)
    expect(
      await api.refused('admin', 'PATCH', '/apps/users/4', { revision, status: 'pending' }),
    ).toMatchObject({ fields: { status: 'is_confirmed' } })
  })
})

describe('deactivating a user', () => {
  it('ends every session at once, notifies open browsers, and refuses API calls', async () => {
    const { owner } = api.database
    await owner`insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), ${PEOPLE.user}, now() from generate_series(1, 2)`
    await owner`insert into auth.refresh_tokens (token, user_id, revoked, session_id) select 't' || s.id, ${PEOPLE.user}, false, s.id from auth.sessions s`
    const { revision } = await detail(4)
    await api.ok('admin', 'PATCH', '/apps/users/4', {
      schema: userResponse,
      body: { revision, status: 'inactive' },
    })
    const [left] =
      await owner`select (select count(*)::int from auth.sessions where user_id = ${PEOPLE.user}) as sessions,
      (select count(*)::int from auth.refresh_tokens where user_id = ${PEOPLE.user}) as tokens,
      (select count(*)::int from realtime.messages where topic = ${`user:${PEOPLE.user}`} and event = 'session') as hints`
    expect(left).toEqual({ sessions: 0, tokens: 0, hints: 1 })
    expect(await api.refused('user', 'GET', '/session')).toMatchObject({ status: 403, code: 'inactive' })
    const again = await detail(4)
    await api.ok('admin', 'PATCH', '/apps/users/4', {
      schema: userResponse,
      body: { revision: again.revision, status: 'active' },
    })
    expect((await api.send('user', 'GET', '/session')).status).toBe(200)
  })
})
