import { afterAll, beforeAll, expect, it } from 'vitest'
import { correspondentList } from '../../supabase/functions/_shared/contract/people.ts'
import { MAIL_ACCOUNTS, type MailApi, type MailPeople, startMailApi } from './support/mail.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

const find = async (as: MailPeople, query = '') =>
  (await mail.read(as, 'GET', `/people?${query}`, correspondentList)).people
const names = async (as: MailPeople, query = '') => (await find(as, query)).map(({ name }) => name)

it('GET /people answers a client the staff and their company, without the caller', async () => {
  expect(await names('client')).toEqual([
    'Ada Okafor',
    'Cora Lane',
    'Léa Fontaine',
    'Marc Delorme',
    'Nina Petrov',
  ])
  expect(await names('rival')).toContain('Rudy Voss')
  expect(await names('rival')).not.toContain('Tom Hale')
})

it('GET /people answers staff all active people', async () => {
  const found = await names('manager', 'limit=50')
  const [active] = await mail.api.database.owner<
    { n: number }[]
  >`select count(*)::int as n from public.profiles where status = 'active'`
  expect(found).toHaveLength(Math.min(50, (active?.n ?? 0) - 1))
  for (const as of ['Tom Hale', 'Inès Caron']) expect(await names('manager', `q=${as}`)).toEqual([as])
  expect(await names('manager', 'q=marc delorme')).toEqual([])
})

it('GET /people searches letters of name or address without regard to case and accents, prefixes first', async () => {
  expect(await names('client', 'q=LEA F')).toEqual(['Léa Fontaine'])
  expect(await names('client', 'q=manager@')).toEqual(['Marc Delorme'])
  expect(await names('client', 'q=etrov')).toEqual(['Nina Petrov'])
  expect((await names('manager', 'q=ma&limit=50'))[0]).toMatch(/^Ma/i)
  for (const q of ['%25', '_', '%5C', "'--", 'zzz']) expect(await names('client', `q=${q}`), q).toEqual([])
})

it('GET /people finds any id the caller may write to, whatever its rank', async () => {
  const { owner } = mail.api.database
  const far = Array.from(
    { length: 60 },
    (_, n) => `0f000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`,
  )
  for (const [n, id] of far.entries()) {
    const meta = owner.json({ full_name: `Aaron ${String(n).padStart(2, '0')}` })
    await owner`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${`aaron${n}@far.example`}, ${meta})`
  }
  expect(await names('manager', 'limit=50')).not.toContain('Tom Hale')
  expect(await find('manager', `ids=${MAIL_ACCOUNTS.client}`)).toMatchObject([
    { uid: MAIL_ACCOUNTS.client, name: 'Tom Hale', role: 'client', company: 'Lantern Press' },
  ])
  expect(await names('manager', `ids=${far[59]},${far[0]}`)).toEqual(['Aaron 00', 'Aaron 59'])
  // A customer sees staff and their company; people of another company and the caller are missing.
  expect(await names('client', `ids=${MAIL_ACCOUNTS.manager},${MAIL_ACCOUNTS.colleague}`)).toEqual([
    'Cora Lane',
    'Marc Delorme',
  ])
  expect(await find('client', `ids=${MAIL_ACCOUNTS.rival},${far[0]},${MAIL_ACCOUNTS.client}`)).toEqual([])
  await owner`delete from auth.users where email like '%@far.example'`
})

it('GET /people refuses invalid ids, and more than fifty', async () => {
  const status = async (query: string) => (await mail.call('client', 'GET', `/people?${query}`)).status
  for (const ids of ['x', '', `${MAIL_ACCOUNTS.manager},x`, Array(51).fill(MAIL_ACCOUNTS.manager).join()])
    expect(await status(`ids=${ids}`), ids.slice(0, 40)).toBe(422)
})

it('GET /people answers role, company and presence', async () => {
  const { owner } = mail.api.database
  await owner`update public.profiles set presence = 'busy', seen_at = now() - interval '30 seconds' where id = ${MAIL_ACCOUNTS.manager}`
  await owner`update public.profiles set presence = 'busy', seen_at = now() - interval '3 minutes' where id = ${MAIL_ACCOUNTS.user}`
  const people = await find('client')
  const of = (name: string) => people.find((each) => each.name === name)
  expect(of('Marc Delorme')).toEqual({
    uid: MAIL_ACCOUNTS.manager,
    no: expect.any(Number),
    name: 'Marc Delorme',
    email: 'manager@demo.com',
    avatar: null,
    role: 'manager',
    company: null,
    presence: 'busy',
  })
  expect(of('Nina Petrov')?.presence).toBe('offline')
  expect(of('Cora Lane')).toMatchObject({ company: 'Lantern Press', role: 'client' })
})

it('GET /people can be limited to staff', async () => {
  expect(await names('client', 'staff=true')).toEqual([
    'Ada Okafor',
    'Léa Fontaine',
    'Marc Delorme',
    'Nina Petrov',
  ])
  expect(await names('manager', 'staff=true&limit=50')).toEqual(['Ada Okafor', 'Léa Fontaine', 'Nina Petrov'])
})

it('GET /people answers at most fifty, and twenty by default', async () => {
  expect(await names('manager')).toHaveLength(20)
  expect(await names('manager', 'limit=3')).toHaveLength(3)
  for (const limit of ['1000', '0', '-1', 'x', ''])
    expect(await names('manager', `limit=${limit}`)).toHaveLength(20)
})

it('an inactive account cannot call GET /people, and is not listed', async () => {
  const { owner } = mail.api.database
  await owner`update public.profiles set status = 'inactive' where id = ${MAIL_ACCOUNTS.colleague}`
  expect(await names('colleague')).toEqual([])
  expect(await names('client')).not.toContain('Cora Lane')
  expect(await names('admin', 'q=cora')).toEqual([])
  expect(await names('admin', `ids=${MAIL_ACCOUNTS.colleague}`)).toEqual([])
})
