import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bufferOf, nextProgress, useLoadingProgress } from './use-loading-progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('loading bar (R-032, R-104)', () => {
  it('R-104: only moves forward, and stays at or below 82 while loading', () => {
    expect(nextProgress(10, 0)).toBeGreaterThan(10)
    expect(nextProgress(10, 1)).toBeGreaterThan(nextProgress(10, 0))
    let value = 10
    for (let step = 0; step < 100; step++) value = nextProgress(value, 1)
    expect(value).toBe(82)
  })

  it('R-222: has a buffer bar that starts at 20 and ends at 100', () => {
    expect(bufferOf(10)).toBe(20)
    expect(bufferOf(82)).toBe(92)
    expect(bufferOf(100)).toBe(100)
  })

  it('R-104: starts at 10, grows every 800 ms, jumps to 100 and disappears after 300 ms', () => {
    const { result, rerender } = renderHook(({ isLoading }) => useLoadingProgress(isLoading), {
      initialProps: { isLoading: true },
    })
    expect(result.current).toBe(10)
    act(() => vi.advanceTimersByTime(799))
    expect(result.current).toBe(10)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toBeGreaterThan(10)
    rerender({ isLoading: false })
    expect(result.current).toBe(100)
    act(() => vi.advanceTimersByTime(299))
    expect(result.current).toBe(100)
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toBeNull()
  })
})
