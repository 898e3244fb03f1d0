import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../supabase/functions/_shared/contract/error-body.ts'
import { isExhaustive } from '../support/tier.ts'
import { testAccounts } from './support/accounts.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { nameOf, OPERATIONS, type Operation, operationAt } from './support/contract.ts'
import { deep, EDGE_BODIES, EDGE_SEGMENTS, EDGE_TEXTS, seeded } from './support/edge-values.ts'
import { isFixedBody } from './support/fixed-bodies.ts'
import { findIds, type Ids } from './support/fixture-ids.ts'
import { sampleBody } from './support/sample.ts'

/** Each test sends hundreds of calls, one after the other. */
const LIMIT_MS = 300_000

let api: TestApi
let ids: Ids
let token: string
beforeAll(async () => {
  api = await startTestApi({ accounts: testAccounts(() => api.database.owner) })
  ids = await findIds(api)
  token = await api.token(PEOPLE.auth)
})
afterAll(() => api.close())

const random = seeded(20_261_121)
const WRITES = OPERATIONS.filter(({ body }) => body)
/** The API description is large and takes no input. */
const READS = OPERATIONS.filter(({ method, path }) => method === 'get' && !/docs|openapi/.test(path))

/** Sends an edge value: the response must match its description, without an internal error or text of the database. */
async function send(method: string, path: string, body?: BodyInit, type?: string): Promise<number> {
  const init: RequestInit = { method, headers: { authorization: `Bearer ${token}` } }
  if (type !== undefined) init.headers = { ...init.headers, 'content-type': type }
  if (body !== undefined) init.body = body
  const what = `${method} ${path.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 200) : ''}`
  const response = await api.request(`/api${path}`, init).catch((error: unknown) => {
    throw new Error(`${what}\n${String(error)}`)
  })
  const text = (await response.text()).slice(0, 20_000)
  expect(response.status, `${what}\n${text}`).toBeLessThan(500)
  expect(text, what).not.toMatch(/syntax error|relation "|column "|violates|plpgsql|postgres/i)
  if (response.status >= 400 && !what.includes('/auth/login') && !isFixedBody(response.status, text))
    expect(() => errorBody.parse(JSON.parse(text)), what).not.toThrow()
  return response.status
}

/** Every value in `test:all`, one of them in the gate. */
const sampled = <T>(values: readonly T[]): readonly T[] =>
  isExhaustive || values.length === 0 ? values : [values[random(values.length)] as T]

const verb = ({ method }: Operation) => method.toUpperCase()
const path = (operation: Operation) => ids.path(operation.path, random)

const MARK = '\u2042'

/** Variants of a JSON body, each with one value, at any depth, replaced by another. */
function withEachValue(body: unknown, json: string): string[] {
  const texts: string[] = []
  for (let wanted = 1; ; wanted += 1) {
    let at = 0
    const text = JSON.stringify(body, (_key, value: unknown) => (at++ === wanted ? MARK : value)) ?? ''
    if (!text.includes(MARK)) return texts
    texts.push(text.replace(`"${MARK}"`, () => json))
  }
}

describe('every call', () => {
  it(
    'does not fail for path ids that name nothing',
    async () => {
      for (const operation of OPERATIONS) {
        const count = operation.path.split(':').length - 1
        const body = operation.method === 'get' ? undefined : '{}'
        for (const segment of count > 0 ? EDGE_SEGMENTS : []) {
          // Each parameter alone, with valid values in the others.
          for (let place = 0; place < count; place += 1) {
            let at = 0
            const edgePath = ids.path(operation.path, random, () => (at++ === place ? segment : null))
            await send(verb(operation), edgePath, body)
          }
        }
      }
    },
    LIMIT_MS,
  )

  it(
    'does not fail for invalid bodies, and accepts no array or text as an object',
    async () => {
      for (const operation of WRITES) {
        for (const body of EDGE_BODIES) await send(verb(operation), path(operation), body)
        if (operation.path === '/apps/kanban/board/state-update') continue
        for (const body of ['[]', '[1]', '"x"', '1', 'true', 'null'])
          expect([400, 422], nameOf(operation)).toContain(
            await send(verb(operation), ids.path(operation.path, random), body),
          )
      }
    },
    LIMIT_MS,
  )

  it('reports what is wrong in a sentence, never in the words of a parser', async () => {
    const bodies = [{}, { title: '' }, { title: 5, start: {} }, { title: 'x'.repeat(1000), extendedProps: 7 }]
    for (const path of ['/projects', '/manuscripts', '/apps/users']) {
      for (const body of bodies) {
        const { body: answer } = await api.send('admin', 'POST', path, body)
        const { fields } = errorBody.parse(answer).error
        expect(Object.keys(fields ?? {}), path).not.toEqual([])
        for (const sentence of Object.values(fields ?? {}))
          expect(sentence, `${path} ${JSON.stringify(body).slice(0, 40)}`).not.toMatch(
            /expected|invalid input/i,
          )
      }
    }
  })

  it(
    'does not fail for nesting deeper than the stack',
    async () => {
      for (const operation of WRITES) {
        const sample = sampleBody(operation, { random, ids, isFull: true })
        for (const of of ['lists', 'objects'] as const) {
          await send(verb(operation), path(operation), deep(of))
          for (const text of sampled(withEachValue(sample, deep(of))))
            await send(verb(operation), path(operation), text)
        }
      }
    },
    LIMIT_MS,
  )

  it(
    'reads its body whatever its content type is, and refuses one that is no text',
    async () => {
      for (const operation of WRITES) {
        const body = JSON.stringify(sampleBody(operation, { random, ids }))
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'image/png',
          '',
        ])
          await send(verb(operation), path(operation), body, type)
        for (const bytes of [
          [0xff, 0xfe],
          [0xc0, 0x80],
          [0xed, 0xa0, 0x80],
          [0x1f, 0x8b, 0x08],
        ])
          expect([400, 422], nameOf(operation)).toContain(
            await send(verb(operation), path(operation), new Uint8Array(bytes), 'application/json'),
          )
      }
    },
    LIMIT_MS,
  )

  it(
    'refuses a body over its limit, announced or not',
    async () => {
      const large = `{"title":"${'x'.repeat(9 * 1024 * 1024)}"}`
      for (const operation of WRITES.filter(({ isPublic }) => !isPublic)) {
        const where = ids.path(operation.path, random)
        const stream = new Blob([large]).stream()
        const headers = { authorization: `Bearer ${token}` }
        const init = { method: verb(operation), headers, body: stream, duplex: 'half' } as RequestInit
        expect((await api.request(`/api${where}`, init)).status, nameOf(operation)).toBe(413)
        const announced = { ...headers, 'content-length': String(large.length) }
        const short = { method: verb(operation), headers: announced, body: '{}' }
        expect((await api.request(`/api${where}`, short)).status, nameOf(operation)).toBe(413)
      }
    },
    LIMIT_MS,
  )

  it(
    'with a query does not fail for odd values: single, all at once, repeated, with brackets',
    async () => {
      const clean = EDGE_TEXTS.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')))
      const worst = [
        '%00',
        '-1',
        '9999-12-31',
        '0000-01-01',
        '%239999999999',
        'x'.repeat(5000),
        '%ED%A0%80',
        '%E0%A4%A',
        '99999999999999999999',
      ]
      for (const operation of READS) {
        const hasQuery = operation.queryNames.length > 0
        const keys = [...new Set([...operation.queryNames, 'q', 'page'])]
        // A call without query parameters reads none of the texts; the worst values show that it ignores them.
        for (const text of hasQuery ? clean : worst) {
          const all = keys.map((key) => `${encodeURIComponent(key)}=${text}`).join('&')
          await send('GET', `${path(operation)}?${all}&${text}=1`)
        }
        for (const key of hasQuery ? keys : []) {
          for (const text of sampled(worst)) {
            const name = encodeURIComponent(key)
            await send(
              'GET',
              `${path(operation)}?${name}=${text}&${name}=1&${name}[]=${text}&${name}[a][b]=${text}`,
            )
          }
        }
      }
    },
    LIMIT_MS,
  )

  it(
    'answers 405 to other methods with the allowed ones; an unknown path answers 404',
    async () => {
      const addresses = new Set(OPERATIONS.map((operation) => operation.path))
      for (const address of addresses) {
        const where = ids.path(address, random)
        const has = (method: string) => operationAt(method, `/api${where}`) !== undefined
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          if (has(method)) continue
          const response = await api.request(`/api${where}`, {
            method,
            headers: { authorization: `Bearer ${token}` },
          })
          expect(response.status, `${method} ${address}`).toBe(405)
          for (const known of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
            expect(
              (response.headers.get('allow') ?? '').split(', ').includes(known),
              `${known} ${address}`,
            ).toBe(has(known))
        }
        expect(await send('GET', `${where}/nowhere/at/all`), address).toBe(404)
      }
    },
    LIMIT_MS,
  )
})

it('no call has logged an error or changed data of others', async () => {
  expect(api.logs.filter((entry) => entry.code !== 'login_failed')).toEqual([])
  const [row] = await api.database
    .owner`select count(*)::int as n from public.manuscripts where owner_id <> ${PEOPLE.auth} and revision > 1`
  expect(row?.n).toBe(0)
})
