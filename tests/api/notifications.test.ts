import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  NOTIFICATION_KINDS,
  notificationList,
} from '../../supabase/functions/_shared/contract/notifications.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const { owner } = api.database
  for (const title of ['One', 'Two', 'Three']) {
    await owner`insert into public.notifications (user_id, kind, payload) values (${PEOPLE.auth}, 'import_completed', ${owner.json({ title, fileName: `${title}.zip` })})`
  }
  await owner`insert into public.notifications (user_id, kind) values (${PEOPLE.client}, 'import_failed')`
})
afterAll(() => api.close())

const list = (as: 'auth' | 'client' | 'admin', query = '') =>
  api.ok(as, 'GET', `/notifications${query}`, { schema: notificationList })

it('GET /notifications lists the caller’s, newest first, with the unread count', async () => {
  const { notifications, total, unread } = await list('auth')
  expect(notifications.map((each) => each.payload.title)).toEqual(['Three', 'Two', 'One'])
  expect({ total, unread }).toEqual({ total: 3, unread: 3 })
  expect((await list('auth', '?page=2&itemsPerPage=2')).notifications).toHaveLength(1)
  expect((await list('auth', '?q=two')).total).toBe(1)
  expect((await list('admin')).total).toBe(0)
})

it('marking read changes the given ones of the caller only', async () => {
  const { notifications } = await list('auth')
  const other = (await list('client')).notifications[0]?.id as string
  await api.done('auth', 'POST', '/notifications/read', { ids: [notifications[0]?.id, other] })
  expect((await list('auth')).unread).toBe(2)
  expect((await list('client')).unread).toBe(1)
})

it('marking read without ids changes all', async () => {
  await api.done('auth', 'POST', '/notifications/read')
  expect((await list('auth')).unread).toBe(0)
  expect((await list('auth')).notifications.every((each) => each.readAt !== null)).toBe(true)
})

it('four or more unread messages are one row, which counts once and hides no other news (R-534)', async () => {
  const { owner } = api.database
  await owner`insert into public.notifications (user_id, kind) values (${PEOPLE.manager}, 'project_assigned')`
  const add = (many: number) => owner`
    insert into public.notifications (user_id, kind, payload)
    select ${PEOPLE.manager}, 'message_received', jsonb_build_object('threadId', gen_random_uuid(), 'title', n::text)
      from generate_series(1, ${many}::int) n`
  const read = () => api.ok('manager', 'GET', '/notifications?itemsPerPage=20', { schema: notificationList })
  const { unread: before } = await read()
  await add(3)
  expect((await read()).unread).toBe(before + 3)
  await add(1)
  expect((await read()).unread).toBe(before + 1)
  await add(196)
  const grouped = await read()
  expect(grouped.unread).toBe(before + 1)
  expect(grouped.notifications.slice(0, 2).map(({ kind, count }) => [kind, count])).toEqual([
    ['message_received', 200],
    ['project_assigned', 1],
  ])
  await api.done('manager', 'POST', '/notifications/read', { kind: 'message_received' })
  expect((await read()).unread).toBe(before)
})

it('an account that its owner confirmed is announced to the administrators with the company it asks for', async () => {
  const { owner } = api.database
  const create = async (invited: boolean) => {
    const id = crypto.randomUUID()
    await owner`insert into auth.users (id, email, raw_user_meta_data, invited_at)
      values (${id}, ${`${id}@test.example`}, ${owner.json({ full_name: 'Ada New', company: 'Engines' })}, ${invited ? new Date() : null})`
    await owner`update auth.users set email_confirmed_at = now() where id = ${id}`
    return id
  }
  const { unread } = await list('admin')
  const id = await create(false)
  await create(true)
  const [row] = await owner`select no from public.profiles where id = ${id}`
  const now = await list('admin')
  expect(now.unread).toBe(unread + 1)
  expect(now.notifications[0]).toMatchObject({
    kind: 'account_created',
    payload: { title: 'Ada New', company: 'Engines', userNo: row?.no },
  })
})

it('invalid ids are refused', async () => {
  expect(await api.refused('auth', 'POST', '/notifications/read', { ids: ['x'] })).toMatchObject({
    status: 422,
  })
})

it('the table accepts every kind of notification', async () => {
  const [row] = await api.database.owner<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'notifications_kind_check'`
  expect(NOTIFICATION_KINDS.filter((kind) => !row?.definition.includes(`'${kind}'`))).toEqual([])
})
