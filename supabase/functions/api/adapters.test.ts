import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createAccountsAdapter,
  createAuthAdapter,
  createImporterAdapter,
  createStorageAdapter,
} from './adapters.ts'

type Call = { url: string; method: string; headers: Record<string, string>; body: unknown }
const calls: Call[] = []
let answers: Response[] = []
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

beforeEach(() => {
  calls.length = 0
  answers = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    calls.push({ url, method: init.method ?? 'GET', headers: init.headers as Record<string, string>, body })
    return answers.shift() ?? json(200, {})
  })
})
afterEach(() => vi.unstubAllGlobals())

const URL = 'https://x.test'
const signIn = createAuthAdapter({ url: URL, serviceKey: 'service' }).signIn
const accounts = createAccountsAdapter({ url: URL, serviceKey: 'service', agency: 'Lighthouse' })
const storage = createStorageAdapter({ url: URL, publishableKey: 'public' })

describe('a sign-in at Auth (R-170, R-204)', () => {
  it('answers the token, and forwards the network address', async () => {
    answers = [json(200, { access_token: 'token' })]
    expect(await signIn('a@b.test', 'secret', '10.0.0.1')).toBe('token')
    expect(calls).toMatchObject([
      {
        url: `${URL}/auth/v1/token?grant_type=password`,
        method: 'POST',
        headers: { apikey: 'service', 'sb-forwarded-for': '10.0.0.1' },
        body: { email: 'a@b.test', password: 'secret' },
      },
    ])
  })

  it('answers null for wrong credentials, and fails when Auth does', async () => {
    answers = [json(400, {}), json(422, {})]
    expect([await signIn('a', 'b'), await signIn('a', 'b')]).toEqual([null, null])
    expect(calls[0]?.headers).not.toHaveProperty('sb-forwarded-for')
    answers = [json(500, {}), json(503, {}, { 'retry-after': '7' })]
    await expect(signIn('a', 'b')).rejects.toThrow('Auth answered 500')
    await expect(signIn('a', 'b')).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'Retry-After': '7' },
    })
  })
})

describe('an account at Auth', () => {
  const data = { invitedBy: 'Ada', language: 'fr' }

  it('R-555: is invited with the names of the inviter and the agency, in a language', async () => {
    expect(await accounts.invite('a@b.test', { redirectTo: 'https://app/x?y', data })).toBe('sent')
    expect(calls).toMatchObject([
      {
        url: `${URL}/auth/v1/invite?redirect_to=${encodeURIComponent('https://app/x?y')}`,
        method: 'POST',
        headers: { authorization: 'Bearer service' },
        body: { email: 'a@b.test', data: { invited_by: 'Ada', language: 'fr', agency: 'Lighthouse' } },
      },
    ])
    answers = [json(422, {}), json(429, {}), json(500, {})]
    expect(await accounts.invite('a', { data })).toBe('exists')
    expect(calls.at(-1)?.url).toBe(`${URL}/auth/v1/invite`)
    expect(await accounts.invite('a', { data })).toBe('too-many')
    await expect(accounts.invite('a', { data })).rejects.toThrow('Auth answered 500')
  })

  it('is deleted, also when it is deleted already', async () => {
    answers = [json(200, {}), json(404, {}), json(500, {})]
    await accounts.deleteUser('ada')
    await accounts.deleteUser('ada')
    expect(calls[0]).toMatchObject({ url: `${URL}/auth/v1/admin/users/ada`, method: 'DELETE' })
    await expect(accounts.deleteUser('ada')).rejects.toThrow('Auth answered 500')
  })

  it('R-620: loses all its factors', async () => {
    answers = [json(200, [{ id: 'one' }, { id: 'two' }]), json(200, {}), json(404, {})]
    await accounts.deleteFactors('ada')
    expect(calls.map(({ method, url }) => `${method} ${url.replace(URL, '')}`)).toEqual([
      'GET /auth/v1/admin/users/ada/factors',
      'DELETE /auth/v1/admin/users/ada/factors/one',
      'DELETE /auth/v1/admin/users/ada/factors/two',
    ])
    answers = [json(500, {})]
    await expect(accounts.deleteFactors('ada')).rejects.toThrow('Auth answered 500')
    answers = [json(200, [{ id: 'one' }]), json(500, {})]
    await expect(accounts.deleteFactors('ada')).rejects.toThrow('Auth answered 500')
  })
})

describe('an object of Storage', () => {
  it('is read with the token of the caller, up to a size', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const body = (length?: string) =>
      new Response(bytes, { headers: length === undefined ? {} : { 'content-length': length } })
    answers = [body(), body(), body('9')]
    expect(await storage.read('mine', 'files', 'a b/c', 3)).toEqual(bytes)
    expect(calls[0]).toMatchObject({
      url: `${URL}/storage/v1/object/authenticated/files/a%20b/c`,
      headers: { authorization: 'Bearer mine', apikey: 'public' },
    })
    expect(await storage.read('mine', 'files', 'a', 2)).toBe('too-large')
    expect(await storage.read('mine', 'files', 'a', 8)).toBe('too-large')
    answers = [json(400, {}), json(404, {}), json(500, {})]
    expect(await storage.read('mine', 'files', 'a', 2)).toBeNull()
    expect(await storage.read('mine', 'files', 'a', 2)).toBeNull()
    await expect(storage.read('mine', 'files', 'a', 2)).rejects.toThrow('Storage answered 500')
  })

  it('R-532: that has no room is refused as a full storage, and one too many as a rate', async () => {
    const write = () => storage.write('mine', 'files', 'a', 'text/plain', new Uint8Array([1]))
    await write()
    expect(calls[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'text/plain' } })
    answers = [
      json(400, { statusCode: '403', message: 'storage_full: 9 of 9 bytes are used' }),
      json(403, {}),
      json(400, { statusCode: '403' }),
      json(500, {}),
    ]
    await expect(write()).rejects.toMatchObject({ code: 'storage_full' })
    await expect(write()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(write()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(write()).rejects.toThrow('Storage answered 500')
  })

  it('is removed with others, 500 at once', async () => {
    const paths = Array.from({ length: 501 }, (_, n) => `p${n}`)
    await storage.remove('mine', 'files', paths)
    const sent = calls.map(({ body }) => (body as { prefixes: string[] }).prefixes)
    expect(sent.map(({ length }) => length)).toEqual([500, 1])
    expect(sent.flat()).toEqual(paths)
    answers = [json(500, {})]
    await expect(storage.remove('mine', 'files', ['p'])).rejects.toThrow('Storage answered 500')
  })
})

it('the import worker is started with the key of the service, and a failure is logged', async () => {
  const codes: string[] = []
  const waits: Promise<unknown>[] = []
  vi.stubGlobal('EdgeRuntime', { waitUntil: (work: Promise<unknown>) => void waits.push(work) })
  const importer = createImporterAdapter({
    url: URL,
    serviceKey: 'service',
    log: ({ code }) => void codes.push(code ?? ''),
  })
  importer.wake()
  await Promise.all(waits)
  expect(calls).toMatchObject([
    {
      url: `${URL}/functions/v1/scrivener-import`,
      method: 'POST',
      headers: { authorization: 'Bearer service' },
    },
  ])
  vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
  importer.wake()
  await Promise.all(waits)
  expect(codes).toEqual(['wake_failed'])
})
