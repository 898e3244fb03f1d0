import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabId } from '../browser/tab-id.ts'
import { apiUrl, createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const json = (status: number, body: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const tokens = { current: vi.fn(async () => 'old'), refresh: vi.fn(async () => 'new') }
const client = (...answers: (Response | Error)[]) => {
  const doFetch = vi.fn(async (..._args: Parameters<typeof fetch>) => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer ?? json(500, undefined)
  })
  return { api: createApiClient(tokens, doFetch), doFetch }
}
const sentToken = (call: Parameters<typeof fetch> | undefined) =>
  new Headers(call?.[1]?.headers).get('authorization')

afterEach(() => vi.clearAllMocks())

describe('API client', () => {
  it('leaves empty values out of the address and repeats lists', () => {
    expect(apiUrl('/x', { q: '', page: 2, tag: ['a', 'b&c'], none: undefined })).toBe(
      '/api/x?page=2&tag=a&tag=b%26c',
    )
  })

  it('sends the caller’s token and returns the response unchanged', async () => {
    const { api, doFetch } = client(json(200, { n: 1 }))
    await expect(api.get('/x')).resolves.toEqual({ n: 1 })
    expect(sentToken(doFetch.mock.calls[0])).toBe('Bearer old')
  })

  it('names its tab in changes, by which the tab ignores the hints of them (R-761)', async () => {
    const { api, doFetch } = client(json(200, {}), json(200, {}), json(204, undefined))
    await api.post('/x', { body: {} })
    await api.patch('/x', { body: {} })
    await api.delete('/x')
    const tabs = doFetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-tab'))
    expect(tabs).toEqual([tabId, tabId, tabId])
  })

  it.each([
    ['a small', 'x', true],
    ['no', undefined, true],
    ['a large', 'x'.repeat(70_000), undefined],
  ])(
    'lets a request with %s body outlive the page only within the limit of browsers',
    async (_size, body, kept) => {
      const { api, doFetch } = client(json(200, {}))
      await api.post('/x', { body, keepalive: true })
      expect(doFetch.mock.calls[0]?.[1]?.keepalive).toBe(kept)
    },
  )

  it('returns undefined for a 204', async () => {
    await expect(client(new Response(null, { status: 204 })).api.delete('/x')).resolves.toBeUndefined()
  })

  it.each([
    ['the page of a proxy', new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['incomplete JSON', new Response('{"n":', { headers: { 'content-type': 'application/json' } })],
    ['an empty body', json(200, undefined)],
  ])('fails with the call and the status when a 200 has %s', async (_body, response) => {
    await expect(client(response).api.get('/x')).rejects.toThrow('GET /x returned 200 without JSON')
  })

  it('uses the text of a refusal without JSON as its message', async () => {
    const { api } = client(new Response('Bad gateway', { status: 502 }))
    await expect(api.get('/x')).rejects.toMatchObject({ status: 502, message: 'Bad gateway' })
  })

  it('renews an expired token once and tries again', async () => {
    const { api, doFetch } = client(json(401, undefined), json(200, 'ok'))
    await expect(api.get('/x')).resolves.toBe('ok')
    expect(sentToken(doFetch.mock.calls[1])).toBe('Bearer new')
    expect(tokens.refresh).toHaveBeenCalledTimes(1)
  })

  it('gives up after one renewal', async () => {
    const { api, doFetch } = client(json(401, undefined), json(401, { message: 'no' }))
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401, message: 'no' })
    expect(doFetch).toHaveBeenCalledTimes(2)
  })

  it('distinguishes a missing network from a refusal', async () => {
    const { api } = client(new TypeError('Failed to fetch'))
    const error: unknown = await api.get('/x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 0, code: 'network', isNetwork: true })
  })

  it('hands an abort on as an abort', async () => {
    const stop = new Error('stop')
    const { api } = client(stop)
    const error: unknown = await api
      .get('/x', { signal: AbortSignal.abort() })
      .catch((reason: unknown) => reason)
    expect(error).toBe(stop)
  })
})
