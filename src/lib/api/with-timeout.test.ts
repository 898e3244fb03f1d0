import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { isTransientError, withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('withTimeout', () => {
  it('fails after a minute with a network error and aborts the signal', async () => {
    let signal: AbortSignal | undefined
    const waiting = withTimeout((given) => {
      signal = given
      return new Promise<never>(() => undefined)
    })
    const outcome = waiting.then(
      () => 'answered',
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(59_999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const error = await outcome
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).isNetwork).toBe(true)
    expect(signal?.reason).toBe(error)
  })

  it('passes on results and refusals and clears its timer', async () => {
    expect(await withTimeout(async () => 7)).toBe(7)
    const refusal = new ApiError({ status: 422, code: 'invalid', message: 'No' })
    await expect(withTimeout(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('isTransientError', () => {
  it.each([0, 401, 408, 429, 500, 503])('is true for %i', (status) =>
    expect(isTransientError(new ApiError({ status, code: 'x', message: 'x' }))).toBe(true),
  )
  it.each([400, 403, 404, 409, 413, 422])('is false for %i', (status) =>
    expect(isTransientError(new ApiError({ status, code: 'x', message: 'x' }))).toBe(false),
  )
})
