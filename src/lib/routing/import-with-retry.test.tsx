import { afterEach, describe, expect, it, vi } from 'vitest'
import { importWithRetry, missingFileReason } from './import-with-retry.ts'

/** A module whose plain import fails; its address with a query can be imported. */
const moduleUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}//`
const failWith = (url: string) =>
  vi.fn<() => Promise<{ name: string }>>(() =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`)),
  )

afterEach(() => {
  vi.restoreAllMocks()
})

describe('importWithRetry', () => {
  it('returns the module of a successful import', async () => {
    expect(await importWithRetry(async () => ({ name: 'part' }))).toEqual({ name: 'part' })
  })

  it('imports a failed module under another address, once for all callers', async () => {
    const load = failWith(moduleUrl('export const name = "second"'))
    const first = await importWithRetry(load)
    expect(first.name).toBe('second')
    expect(await importWithRetry(load)).toBe(first)
  })

  it('fails when the module is gone, and tries again at the next call', async () => {
    const load = failWith('/assets/gone.js')
    await expect(importWithRetry(load)).rejects.toThrow()
    await expect(importWithRetry(load)).rejects.toThrow()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not retry offline or after an error of the module itself', async () => {
    const broken = new SyntaxError('Unexpected token')
    await expect(importWithRetry(() => Promise.reject(broken))).rejects.toBe(broken)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(importWithRetry(failWith(moduleUrl('export const name = "offline"')))).rejects.toThrow(
      'dynamically imported module',
    )
  })
})

describe('missingFileReason', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/part.js')
  const answer = (status: number, type: string) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { status, headers: { 'content-type': type } }))

  it('is `gone` when the server returns 404 or a page', async () => {
    answer(404, 'text/plain')
    expect(await missingFileReason(error)).toBe('gone')
    answer(200, 'text/html')
    expect(await missingFileReason(error)).toBe('gone')
  })

  it('is unreachable without an answer, although the browser claims a connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(navigator.onLine).toBe(true)
    expect(await missingFileReason(error)).toBe('unreachable')
  })

  it('is unreachable when the file can be fetched again', async () => {
    answer(200, 'text/javascript')
    expect(await missingFileReason(error)).toBe('unreachable')
  })
})
