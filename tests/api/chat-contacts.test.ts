import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from './support/api.ts'
import { createChatAccounts } from './support/chat.ts'

const MANY = 130
let api: TestApi
let at: Awaited<ReturnType<typeof createChatAccounts>>
beforeAll(async () => {
  api = await startTestApi()
  at = await createChatAccounts(api)
  await api.database.owner`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), 'many' || n || '@many.example', jsonb_build_object('full_name', 'Many ' || lpad(n::text, 3, '0'))
      from generate_series(1, ${MANY}) n`
})
afterAll(() => api.close())

const pages = async (query = '') => {
  const names: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await at.contacts('staff', `page=${page}&${query}`)
    names.push(...answer.contacts.map(({ fullName }) => fullName))
    if (answer.contacts.length < 50) return { names, total: answer.total }
  }
}

it('GET contacts lists everyone the caller may write to once, by name, fifty a page', async () => {
  const { names, total } = await pages()
  const [active] = await api.database.owner<{ n: number }[]>`
    select count(*)::int as n from public.profiles where status = 'active' and id <> ${at.accounts.staff.uid}`
  expect(total).toBe(active?.n)
  expect(names).toHaveLength(total)
  const first = await at.contacts('staff')
  expect(first.contacts).toHaveLength(50)
  expect((await at.contacts('staff', 'page=999')).contacts).toEqual([])
})

it('GET contacts searches by letters of the name, in pages', async () => {
  const { names, total } = await pages('q=many')
  expect(total).toBe(MANY)
  expect(names).toEqual([...names].sort())
  expect(new Set(names).size).toBe(MANY)
  expect((await at.contacts('staff', 'q=MANY 077')).contacts).toMatchObject([
    { fullName: 'Many 077', role: 'client' },
  ])
  expect(await at.contacts('staff', 'q=%25')).toEqual({ contacts: [], total: 0 })
})

it('GET contacts omits the caller, inactive people, and people with a chat', async () => {
  const { owner } = api.database
  await at.send('staff', 'ann', { message: 'Hello' })
  await owner`update public.profiles set status = 'inactive' where id = ${at.accounts.bea.uid}`
  const { names } = await pages('q=cast')
  expect(names).toEqual(['Cast abe', 'Cast bob', 'Cast loner'])
})

it('GET contacts omits inactive people of the company of a customer', async () => {
  const { owner } = api.database
  const colleague = async () =>
    (await at.contacts('ann', 'q=cast abe')).contacts.map(({ fullName }) => fullName)
  expect(await colleague()).toEqual(['Cast abe'])
  await owner`update public.profiles set status = 'inactive' where id = ${at.accounts.abe.uid}`
  expect(await colleague()).toEqual([])
  await owner`update public.profiles set status = 'active' where id = ${at.accounts.abe.uid}`
})

it('GET contacts omits the chats on later pages', async () => {
  const { status, body } = await at.call('staff', 'GET', '/apps/chat/chats-and-contacts?contacts=false')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contacts: [],
    hasMoreContacts: false,
    chatsContacts: [{ fullName: 'Cast ann' }],
  })
})

it('a chat can be opened with a person on a late page', async () => {
  const [last] = (await at.contacts('staff', 'q=Many 130')).contacts
  const answer = await at.call('staff', 'GET', `/apps/chat/chats/${last?.id}`)
  expect(answer.body).toMatchObject({ chat: null, contact: { uid: last?.uid, canWrite: true } })
  expect((await at.call('staff', 'GET', `/apps/chat/chats/${last?.uid}`)).body.contact.id).toBe(last?.id)
})

it('GET contacts is empty for an account without a role, and answers page 1 for an invalid page', async () => {
  expect((await at.contacts('staff', 'page=x')).contacts).toHaveLength(50)
  await api.database.owner`update public.profiles set status = 'inactive' where id = ${at.accounts.abe.uid}`
  expect((await at.call('abe', 'GET', '/apps/chat/contacts')).status).toBe(403)
})
