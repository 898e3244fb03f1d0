import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

describe('a throttled function', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs once for all calls of a period, and again for the next one', () => {
    const work = vi.fn()
    const { call } = throttle(work, 100)
    for (let calls = 0; calls < 5; calls += 1) {
      call()
      vi.advanceTimersByTime(15)
    }
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(25)
    expect(work).toHaveBeenCalledOnce()
    call()
    vi.advanceTimersByTime(100)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('can be called by its own work', () => {
    let runs = 0
    const again = throttle(() => {
      runs += 1
      if (runs < 3) again.call()
    }, 100)
    again.call()
    vi.advanceTimersByTime(1000)
    expect(runs).toBe(3)
  })

  it('does not run a cancelled call, and runs the next one after the whole period', () => {
    const work = vi.fn()
    const { call, cancel } = throttle(work, 100)
    call()
    vi.advanceTimersByTime(60)
    cancel()
    call()
    vi.advanceTimersByTime(60)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(40)
    expect(work).toHaveBeenCalledOnce()
  })
})
