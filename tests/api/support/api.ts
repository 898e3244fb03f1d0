import { decodeJwt } from 'jose'
import type { Sql } from 'postgres'
import type { z } from 'zod'
import type { LogEntry } from '../../../supabase/functions/_shared/http/log.ts'
import type { Claims, Verify } from '../../../supabase/functions/_shared/http/verify.ts'
import { createApp } from '../../../supabase/functions/api/app.ts'
import type { AppOptions } from '../../../supabase/functions/api/deps.ts'
import { signTestToken, verifierOf } from '../../support/access-token.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { fakeStorage } from '../../support/fake-storage.ts'
import { breachOf, nameOf, operationAt } from './contract.ts'
import { createMailSpy } from './mail-spy.ts'

/** The demo accounts of the seed, by role. */
export const PEOPLE = {
  admin: '00000000-0000-4000-8000-000000000001',
  auth: '00000000-0000-4000-8000-000000000002',
  manager: '00000000-0000-4000-8000-000000000003',
  user: '00000000-0000-4000-8000-000000000004',
  client: '00000000-0000-4000-8000-000000000005',
} as const
export type Person = keyof typeof PEOPLE

/** An id that no row has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-0000000000ff'

/** The key with which the timer calls the API. */
export const TIMER_KEY = 'timer-key'

export type ApiResponse = { status: number; headers: Headers; body: unknown; text: string }

/** The API on a separate database, with every response checked against the OpenAPI document (contract.ts). */
export type TestApi = {
  database: TestDatabase
  logs: LogEntry[]
  /** Every method and path of the API. */
  routes: { method: string; path: string }[]
  removed: string[]
  /** The objects that the API stored, by path. */
  stored: Map<string, Uint8Array<ArrayBuffer>>
  /** The responses so far: `GET /apps/kanban 200`. */
  answered: Set<string>
  /** Sends a call as a person (null: without a token). */
  send(as: Person | null, method: string, path: string, body?: unknown): Promise<ApiResponse>
  /** Sends a call that must succeed with this status; returns the body. */
  ok<S extends z.ZodType>(
    as: Person,
    method: string,
    path: string,
    expected: { status?: number; schema: S; body?: unknown },
  ): Promise<z.output<S>>
  /** Sends a call that must answer 204 without a body. */
  done(as: Person, method: string, path: string, body?: unknown): Promise<void>
  /** Sends a call that must fail; returns the code, and the fields if present. */
  refused(
    as: Person | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; code: string; fields?: Record<string, string> }>
  request(path: string, init: RequestInit): Promise<Response>
  token(sub: string, claims?: Record<string, unknown>): Promise<string>
  close(): Promise<void>
}

/** Verifies a valid token once, because the calls of a test share it. */
function rememberValid(verify: Verify): Verify {
  const verified = new Map<string, Claims>()
  return async (token) => {
    const claims = verified.get(token) ?? (await verify(token))
    if (claims) verified.set(token, claims)
    return claims
  }
}

/** Creates the API like the function does, on a clone of the seeded database. */
export async function startTestApi(
  options: Partial<AppOptions> = {},
  how: { onStatement?: (text: string) => void; connect?: (database: TestDatabase) => Sql } = {},
): Promise<TestApi> {
  const database = await createTestDatabase()
  const logs: LogEntry[] = []
  const removed: string[] = []
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  const app = createApp({
    sql: how.connect?.(database) ?? database.connect('api', how),
    verify: rememberValid(verifierOf(database.keys)),
    auth: { signIn: async () => null },
    mail: createMailSpy().adapter,
    origins: ['https://app.example'],
    storage: fakeStorage({
      remove: async (_token, _bucket, paths) => void removed.push(...paths),
      read: async (_token, _bucket, path) => stored.get(path) ?? null,
      write: async (token, bucket, path, _mime, bytes) => {
        stored.set(path, bytes)
        await database.owner`
          insert into storage.objects (bucket_id, name, owner_id, metadata)
          values (${bucket}, ${path}, ${decodeJwt(token).sub ?? ''}, ${database.owner.json({ size: bytes.length })})`
      },
    }),
    weekly: {
      isTimer: async (request) => request.headers.get('apikey') === TIMER_KEY,
      read: async (_bucket, path) => stored.get(path) ?? new Uint8Array(),
      write: async (bucket, path, _mime, bytes) => {
        stored.set(path, bytes)
        await database.owner`
          insert into storage.objects (bucket_id, name, metadata)
          values (${bucket}, ${path}, ${database.owner.json({ size: bytes.length })})`
      },
    },
    log: (entry) => logs.push(entry),
    ...options,
  })
  const answered = new Set<string>()

  /** Calls the API and throws on a response that does not match its description. */
  async function request(path: string, init: RequestInit): Promise<Response> {
    const response = await app.request(path, init)
    const { pathname } = new URL(path, 'http://localhost')
    const method = init.method ?? 'GET'
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    const breach = breachOf({ method, pathname, status, type, text: await response.clone().text() })
    if (breach !== null) throw new Error(breach)
    const operation = operationAt(method, pathname)
    if (operation) answered.add(`${nameOf(operation)} ${status}`)
    return response
  }

  const token = (sub: string, claims: Record<string, unknown> = {}) =>
    signTestToken(database.keys, sub, claims)
  const tokens = new Map<Person, string>()

  /** The token of a person, the same for all their calls. */
  async function tokenOf(as: Person): Promise<string> {
    const known = tokens.get(as) ?? (await token(PEOPLE[as]))
    tokens.set(as, known)
    return known
  }

  async function send(as: Person | null, method: string, path: string, body?: unknown): Promise<ApiResponse> {
    const headers: Record<string, string> = as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}
    const init: RequestInit = { method, headers }
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await request(`/api${path}`, init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      // A fixed sentence is plain text.
      body:
        text === ''
          ? undefined
          : response.headers.get('content-type')?.includes('json')
            ? JSON.parse(text)
            : text,
    }
  }

  return {
    database,
    logs,
    // A route with a middleware has one entry for each of the two.
    routes: [
      ...new Map(
        app.routes
          .filter((route) => route.method !== 'ALL')
          .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
      ).values(),
    ],
    removed,
    stored,
    answered,
    send,
    token,
    request,
    async ok(as, method, path, { status = 200, schema, body }) {
      const answer = await send(as, method, path, body)
      if (answer.status !== status)
        throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
      return schema.parse(answer.body)
    },
    async done(as, method, path, body) {
      const answer = await send(as, method, path, body)
      if (answer.status !== 204 || answer.text !== '')
        throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
    },
    async refused(as, method, path, body) {
      const answer = await send(as, method, path, body)
      const { error } = answer.body as { error?: { code: string; fields?: Record<string, string> } }
      if (!error)
        throw new Error(`${method} ${path} was not refused: ${answer.status} ${answer.text.slice(0, 300)}`)
      return { status: answer.status, code: error.code, ...(error.fields ? { fields: error.fields } : {}) }
    },
    close: () => database.drop(),
  }
}
