import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'

const ELSEWHERE = '00000000-0000-4000-8000-000000000006'
const LANTERN = '00000000-0000-4000-8000-0000000000c1'
const NOWHERE = '00000000-0000-4000-8000-0000000000ff'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Calls as the client of the other company. */
async function send(method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${await api.token(ELSEWHERE)}` }
  const init: RequestInit = { method, headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await api.request(`/api${path}`, init)
  return { status: response.status, text: await response.text() }
}

/** Calls with ids of the first company, and the same with unknown ids. */
const PAIRS: [method: string, real: string, nothing: string, body?: unknown][] = [
  ['GET', '/apps/users/5', '/apps/users/99999'],
  ['GET', '/apps/users/5/belongings', '/apps/users/99999/belongings'],
  ['GET', '/apps/users/5/projects', '/apps/users/99999/projects'],
  ['PATCH', '/apps/users/5', '/apps/users/99999', { revision: 1, country: 'x' }],
  ['DELETE', '/apps/users/5', '/apps/users/99999'],
  ['POST', '/apps/users/5/invitation', '/apps/users/99999/invitation', {}],
  ['DELETE', '/apps/users/5/invitation', '/apps/users/99999/invitation'],
  ['GET', '/apps/users?q=tom', '/apps/users?q=nobody'],
  ['GET', '/apps/users?sortBy=email&itemsPerPage=1', '/apps/users?page=99'],
  ['GET', '/companies?q=lantern', '/companies?q=nothing'],
  ['PATCH', `/companies/${LANTERN}`, `/companies/${NOWHERE}`, { revision: 1, name: 'x' }],
  ['DELETE', `/companies/${LANTERN}`, `/companies/${NOWHERE}`],
  ['POST', '/roles/client/dry-run', '/roles/nobody/dry-run', { rules: [] }],
  ['PUT', '/roles/client/rules', '/roles/nobody/rules', { rules: [], revision: 1 }],
]

describe('a client of another company', () => {
  it.each(PAIRS)(
    'gets the same answer to %s %s as for an unknown id',
    async (method, real, nothing, body) => {
      const refused = await send(method, real, body)
      expect(refused.status).toBe(403)
      expect(refused).toEqual(await send(method, nothing, body))
    },
  )

  it('learns nothing about an address by inviting it', async () => {
    const invite = (email: string) => send('POST', '/apps/users', { fullName: 'X', email, role: 'client' })
    expect(await invite('client@demo.com')).toEqual(await invite('nobody@example.org'))
  })

  it('reads in the tables of people only themselves, their company and those they may write to', async () => {
    const { owner } = api.database
    const seen = await owner.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ELSEWHERE, role: 'authenticated' })}, true)`
      await tx`set local role authenticated`
      const [row] = await tx`select
        (select count(*)::int from private.user_roles) as roles, (select count(*)::int from public.companies) as companies,
        (select count(*)::int from public.profile_details) as details, (select count(*)::int from public.permissions) as permissions,
        (select count(*)::int from public.profiles where company_id = ${LANTERN}) as theirs,
        (select count(*)::int from private.find_profiles('%')) as found,
        (select count(*)::int from private.account_facts(${PEOPLE.client})) as facts,
        (select count(*)::int from private.work_done(${PEOPLE.client})) as done`
      return row
    })
    expect(seen).toEqual({
      roles: 1,
      companies: 1,
      details: 1,
      permissions: 0,
      theirs: 0,
      found: 0,
      facts: 0,
      done: 0,
    })
  })
})
