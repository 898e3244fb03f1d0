import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { apiUrl, createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { setErrorSink } from './report-error.ts'

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

  it('sends the caller’s token and parses the answer', async () => {
    const { api, doFetch } = client(json(200, { n: 1 }))
    await expect(api.get('/x', { schema: z.object({ n: z.number() }) })).resolves.toEqual({ n: 1 })
    expect(sentToken(doFetch.mock.calls[0])).toBe('Bearer old')
  })

  it('loads a schema in parallel with the call when it is given a loader', async () => {
    const schema = vi.fn(async () => z.object({ n: z.number() }))
    await expect(client(json(200, { n: 1 })).api.get('/x', { schema })).resolves.toEqual({ n: 1 })
    await expect(client(json(200, { n: 'one' })).api.get('/x', { schema })).rejects.toThrow(z.ZodError)
  })

  it('reports an answer that breaks the contract, where the check may come later, and uses it all the same', async () => {
    vi.useFakeTimers()
    const report = vi.fn()
    setErrorSink(report)
    const schema = async () => z.object({ n: z.number() })
    const { api } = client(json(200, { n: 1 }), json(200, { n: 'one' }))
    await api.get('/right', { schema, isCheckedLater: true })
    await expect(api.get('/wrong', { schema, isCheckedLater: true })).resolves.toEqual({ n: 'one' })
    await vi.runAllTimersAsync()
    expect(report.mock.calls.map(([, context]) => context)).toEqual([{ where: 'contract', path: '/wrong' }])
    setErrorSink(console.error)
    vi.useRealTimers()
  })

  it('uses a response whose contract cannot be loaded', async () => {
    const schema = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const { api } = client(json(200, { n: 1 }))
    await expect(api.get('/x', { schema })).resolves.toEqual({ n: 1 })
  })

  it('sends a change before its contract is there, and calls none failed because the contract is not to be had', async () => {
    const unbroken = z.object({ n: z.number() })
    let arrive = (_schema: typeof unbroken) => {}
    const late = () => new Promise<typeof unbroken>((resolve) => (arrive = resolve))
    const { api, doFetch } = client(json(200, { n: 1 }), json(200, { n: 'one' }), json(200, { n: 2 }))
    const first = api.post('/x', { body: {}, schema: late })
    await waitFor(() => expect(doFetch).toHaveBeenCalledOnce())
    arrive(unbroken)
    await expect(first).resolves.toEqual({ n: 1 })
    await expect(api.post('/x', { body: {}, schema: async () => unbroken })).rejects.toThrow(z.ZodError)
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(api.post('/x', { body: {}, schema: gone })).resolves.toEqual({ n: 2 })
  })

  it('refuses an answer of another shape', async () => {
    const { api } = client(json(200, { n: 'one' }))
    await expect(api.get('/x', { schema: z.object({ n: z.number() }) })).rejects.toThrow(z.ZodError)
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

  it('tells a missing network from a refusal', async () => {
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
