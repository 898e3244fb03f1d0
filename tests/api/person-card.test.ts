import { afterAll, beforeAll, expect, it } from 'vitest'
import { personCardResponse } from '../../supabase/functions/_shared/contract/people.ts'
import { PEOPLE, type Person, startTestApi, type TestApi, UNKNOWN_ID } from './support/api.ts'

const RIVAL = '00000000-0000-4000-8000-000000000006'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const card = async (as: Person, uid: string) =>
  (await api.ok(as, 'GET', `/people/${uid}`, { schema: personCardResponse })).person

it('GET /people/:uid shows staff the role, company, address and phone of a client', async () => {
  expect(await card('user', PEOPLE.client)).toMatchObject({
    role: 'client',
    email: 'client@demo.com',
    phone: '+44 20 7946 0815',
    isSelf: false,
  })
  expect((await card('user', PEOPLE.client)).affiliation).not.toBeNull()
})

it('GET /people/:uid shows a client the address of staff and no phone number', async () => {
  await api.database
    .owner`update public.profile_details set contact = '+33 1 23' where user_id = ${PEOPLE.manager}`
  expect(await card('client', PEOPLE.manager)).toMatchObject({
    email: 'manager@demo.com',
    phone: '',
    affiliation: null,
  })
  const { owner } = api.database
  await owner`update auth.users set email_confirmed_at = null where id = ${PEOPLE.client}`
  expect((await card('client', PEOPLE.manager)).email).toBe('')
  await owner`update auth.users set email_confirmed_at = now() where id = ${PEOPLE.client}`
  await owner`update public.profiles set company_id = null where id = ${PEOPLE.client}`
  expect((await card('client', PEOPLE.manager)).email).toBe('')
})

it('GET /people/:uid answers 404 for a person of another company, as for an unknown id', async () => {
  for (const uid of [RIVAL, UNKNOWN_ID])
    expect(await api.refused('client', 'GET', `/people/${uid}`)).toEqual({ status: 404, code: 'not_found' })
})
