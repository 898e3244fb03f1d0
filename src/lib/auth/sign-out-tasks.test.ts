import { expect, it, vi } from 'vitest'
import { beforeSignOut, runSignOutTasks } from './sign-out-tasks.ts'

it('R-740: work that waits for a connection delays a sign-out by two seconds, and failed work by nothing', async () => {
  vi.useFakeTimers()
  try {
    const removeFailed = beforeSignOut(() => Promise.reject(new Error('lost')))
    await runSignOutTasks()
    const removeWaiting = beforeSignOut(() => new Promise(() => undefined))
    const ended = vi.fn()
    void runSignOutTasks().then(ended)
    await vi.advanceTimersByTimeAsync(1999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    removeFailed()
    removeWaiting()
  } finally {
    vi.useRealTimers()
  }
})
