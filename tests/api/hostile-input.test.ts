import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../supabase/functions/_shared/contract/errors.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import { isFixedBody } from './support/fixed-bodies.ts'
import { doc, makeItem, makeManuscript } from './support/manuscripts.ts'
import { ODD_BODIES, ODD_SEGMENTS, ODD_TEXT, ODD_VALUES, seeded } from './support/odd-values.ts'

/** Every field any body has, so that the fuzzer hits what handlers read. */
const FIELDS = [
  'title',
  'author',
  'description',
  'language',
  'target',
  'start',
  'revision',
  'email',
  'role',
  'name',
  'colour',
  'type',
  'synopsis',
  'labelId',
  'statusId',
  'includeInCompile',
  'keywords',
  'custom',
  'details',
  'content',
  'notesContent',
  'parentId',
  'afterId',
  'id',
  'ids',
  'kind',
  'body',
  'resolved',
  'keepReplacedAs',
  'password',
  'fileName',
  'fileSize',
  'types',
  'exclude',
  'replaces',
]
const QUERY = [
  'q',
  'page',
  'itemsPerPage',
  'sortBy',
  'orderBy',
  'type',
  'active',
  'view',
  'sourceIdentifier',
  'outcome',
  'forever',
]

let api: TestApi
let token: string
let known: Record<string, string>
beforeAll(async () => {
  api = await startTestApi()
  token = await api.token(PEOPLE.auth)
  const { id } = await makeManuscript(api, 'auth')
  const item = await makeItem(api, 'auth', id, { content: doc('x') })
  known = { id, itemId: item.id }
})
afterAll(() => api.close())

async function send(
  method: string,
  path: string,
  body?: string,
): Promise<{ status: number; text: string; what: string }> {
  const init: RequestInit = { method, headers: { authorization: `Bearer ${token}` } }
  if (body !== undefined && method !== 'GET' && method !== 'HEAD') init.body = body
  const response = await api.request(path, init)
  return {
    status: response.status,
    text: await response.text(),
    what: `${method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`,
  }
}

/** A refusal is one of ours, says nothing of the database, and is never a failure of the server. */
function expectHandled({ status, text, what }: Awaited<ReturnType<typeof send>>): void {
  expect(status, what).toBeLessThan(500)
  expect(text, what).not.toMatch(/syntax error|relation "|column "|violates|plpgsql|postgres/i)
  if (status >= 400 && !what.includes('/auth/login') && !isFixedBody(status, text))
    expect(() => errorBody.parse(JSON.parse(text)), what).not.toThrow()
}

const fill = (path: string, value: (name: string) => string) =>
  path.replace(/:(\w+)/g, (_all, name: string) => value(name))
const firstParam = (path: string) => /:(\w+)/.exec(path)?.[1]

describe('every route', () => {
  it('is not a failure for segments that name nothing', async () => {
    for (const { method, path } of api.routes) {
      if (!firstParam(path)) continue
      for (const segment of ODD_SEGMENTS) {
        expectHandled(
          await send(
            method,
            fill(path, () => segment),
            '{}',
          ),
        )
        expectHandled(
          await send(
            method,
            fill(path, (name) => known[name] ?? segment),
            '{}',
          ),
        )
      }
    }
  }, 300_000)

  it('is not a failure for bodies nobody expects', async () => {
    for (const { method, path } of api.routes) {
      if (method === 'GET') continue
      for (const body of ODD_BODIES)
        expectHandled(
          await send(
            method,
            fill(path, (name) => known[name] ?? 'x'),
            body,
          ),
        )
    }
  }, 300_000)

  it('is not a failure for odd queries', async () => {
    // The description of the API is large and reads no query.
    const reads = api.routes.filter(
      ({ method, path }) => method === 'GET' && !/(docs|openapi\.json)$/.test(path),
    )
    for (const { method, path } of reads) {
      for (const key of QUERY) {
        for (const text of ODD_TEXT) {
          const query = `${key}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}&${key}[]=1&%00=1`
          expectHandled(await send(method, `${fill(path, (name) => known[name] ?? 'x')}?${query}`))
        }
      }
      expectHandled(
        await send(method, `${fill(path, (name) => known[name] ?? 'x')}?q=%ED%A0%80&page=%&sortBy=%C0%80`),
      )
    }
  }, 300_000)

  it('is not a failure for a thousand bodies made of odd values', async () => {
    const random = seeded(20_261_121)
    const writes = api.routes.filter((route) => route.method === 'POST' || route.method === 'PATCH')
    for (let n = 0; n < 1000; n += 1) {
      const route = writes[random(writes.length)] as (typeof writes)[number]
      const body: Record<string, unknown> = { title: 'x', type: 'scene', revision: 1, name: 'x', body: 'x' }
      for (let field = random(6); field >= 0; field -= 1) {
        body[FIELDS[random(FIELDS.length)] as string] = ODD_VALUES[random(ODD_VALUES.length)]
      }
      expectHandled(
        await send(
          route.method,
          fill(route.path, (name) => known[name] ?? crypto.randomUUID()),
          JSON.stringify(body),
        ),
      )
    }
  }, 300_000)

  it('left the manuscripts of others alone and logged no failure', async () => {
    const [row] = await api.database
      .owner`select count(*)::int as n from public.manuscripts where owner_id <> ${PEOPLE.auth} and revision > 1`
    expect(row?.n).toBe(0)
    expect(api.logs.filter((entry) => entry.code !== 'login_failed')).toEqual([])
  })
})
