import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isExhaustive } from '../support/tier.ts'
import { testAccounts } from './support/accounts.ts'
import { type Person, startTestApi, type TestApi } from './support/api.ts'
import { nameOf, OPERATIONS, type Operation } from './support/contract.ts'
import { expectWholeBoards } from './support/demo/boards.ts' // template areas
import { deep, EDGE_BODIES, EDGE_SEGMENTS, EDGE_TEXTS, EDGE_VALUES, seeded } from './support/edge-values.ts'
import { findIds, type Ids } from './support/fixture-ids.ts'
import { sampleBody } from './support/sample.ts'

/** Thousands of calls, one after the other. */
const LIMIT_MS = 300_000

/** `FUZZ_SEED=1 npx vitest run --project api tests/api/fuzz.test.ts` uses another seed; a failure names it. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const TRIES_A_CALL = isExhaustive ? 12 : 4
/** Calls without input, which are excluded: the largest responses and the API description. */
const STILL = ['/docs', '/openapi.json']

const random = seeded(SEED)
const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
const CALLS = OPERATIONS.filter(({ path }) => !STILL.includes(path))

let api: TestApi
let ids: Ids
let superuser: ReturnType<TestApi['database']['connect']>
beforeAll(async () => {
  api = await startTestApi({ accounts: testAccounts(() => api.database.owner) })
  ids = await findIds(api)
  superuser = api.database.connect('supabaseAdmin', { max: 1 })
  await api.database.owner`create table private.fuzz_rules as select * from public.role_abilities`
  await api.database.owner`create table private.fuzz_roles as select * from private.user_roles`
})
afterAll(() => api.close())

/** Restores the rows that every call needs: roles, their rules and factors, the template areas and active accounts. */
async function heal(): Promise<void> {
  await superuser.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`delete from public.role_abilities`
    await tx`insert into public.role_abilities overriding system value select * from private.fuzz_rules`
    await tx`update public.workspace_settings set template_areas = true`
    await tx`update public.roles set requires_two_factor = false where requires_two_factor`
    await tx`update private.user_roles u set role = f.role from private.fuzz_roles f where f.user_id = u.user_id`
    await tx`update public.profiles set status = 'active' where id in (select user_id from private.fuzz_roles) and status <> 'active'`
  })
}

/** Mutates one value of an input: replaces it by an edge value, removes it, or adds an unknown key. */
function spoil(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return pick(EDGE_VALUES)
  const keys = Object.keys(body)
  if (keys.length === 0) return pick(EDGE_VALUES)
  const key = pick(keys)
  const inside = (body as Record<string, unknown>)[key]
  const isDeeper = typeof inside === 'object' && inside !== null && random(2) === 0
  if (isDeeper) return replaced(body, key, spoil(inside))
  const way = random(5)
  if (way === 0 && !Array.isArray(body)) {
    const { [key]: _left, ...rest } = body as Record<string, unknown>
    return rest
  }
  if (way === 1)
    return replaced(body, pick(['extra', '__proto__', 'constructor', 'length']), pick(EDGE_VALUES))
  if (way === 2) return replaced(body, key, [inside])
  return replaced(body, key, pick(EDGE_VALUES))
}

const replaced = (body: object, key: string, value: unknown): unknown =>
  Array.isArray(body)
    ? body.map((entry: unknown, at) => (String(at) === key ? value : entry))
    : { ...body, [key]: value }

function makeBody(operation: Operation): string | undefined {
  if (operation.method === 'get') return undefined
  if (operation.method === 'delete') return random(8) === 0 ? pick(EDGE_BODIES) : undefined
  const way = random(10)
  if (way === 0) return pick(EDGE_BODIES)
  if (way === 1) return JSON.stringify([pick(EDGE_VALUES), pick(EDGE_VALUES)])
  let body = sampleBody(operation, { random, ids })
  for (let times = random(4); times > 0; times -= 1) body = spoil(body)
  const text = JSON.stringify(body) ?? ''
  // Replaces one value by JSON that is nested deeper than the stack.
  return way === 2 ? text.replace(/"[^"]*"(?=[,}])/, () => deep(pick(['lists', 'objects']))) : text
}

function makeQuery({ queryNames }: Operation): string {
  const known = [...queryNames, 'q', 'page', 'sortBy', 'nothing']
  return Array.from({ length: random(5) }, () => {
    const key = pick(known) + pick(['', '', '', '[]', '[start]'])
    return `${encodeURIComponent(key)}=${encodeURIComponent(pick(EDGE_TEXTS).replace(/\p{Surrogate}/gu, ''))}`
  }).join('&')
}

const PEOPLE: readonly (Person | null)[] = [
  'admin',
  'admin',
  'manager',
  'auth',
  'auth',
  'user',
  'client',
  null,
]

describe('every call', () => {
  it(
    `answers as described for random input (seed ${SEED})`,
    async () => {
      const statuses = new Map<number, number>()
      let tries = 0
      for (let round = 0; round < TRIES_A_CALL; round += 1) {
        for (const operation of CALLS) {
          tries += 1
          if (tries % 60 === 0) await heal()
          const path = ids.path(operation.path, random, () => (random(6) === 0 ? pick(EDGE_SEGMENTS) : null))
          const body = makeBody(operation)
          const url = `${path}?${makeQuery(operation)}`
          const as = pick(PEOPLE)
          const what = `seed ${SEED}, try ${tries}: ${as} ${nameOf(operation)} ${url.slice(0, 200)} ${body?.slice(0, 500) ?? ''}`
          const answer = await api
            .send(as, operation.method.toUpperCase(), url, body)
            .catch((error: unknown) => {
              throw new Error(`${what}\n${String(error)}`)
            })
          expect(
            answer.status,
            `${what}\n${answer.text.slice(0, 300)}\n${JSON.stringify(api.logs.at(-1))}`,
          ).toBeLessThan(500)
          expect(answer.text.slice(0, 20_000), what).not.toMatch(
            /syntax error|relation "|column "|violates|plpgsql/i,
          )
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        }
      }
      // The run must include successful calls and every kind of error, more of them the more calls there are.
      for (const status of [200, 201, 204, 400, 401, 403, 404, 422])
        expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(CALLS.length / 70)
      expect(api.logs.filter(({ code }) => code !== 'login_failed')).toEqual([])
    },
    LIMIT_MS,
  )

  it('random input left the data consistent', async () => {
    await heal()
    const gaps = await api.database.owner`
      select t.id from public.threads t left join public.messages m on m.thread_id = t.id
       group by t.id having count(m.id) <> t.last_seq or max(m.seq) is distinct from nullif(t.last_seq, 0)`
    expect(gaps, 'messages are numbered without gaps').toEqual([])
    await expectWholeBoards(api) // template areas
  })
})
