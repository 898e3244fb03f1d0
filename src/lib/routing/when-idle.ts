/** The delay for preloading code that the user may never need. */
export const MUCH_LATER_MS = 8000

const settleMs = 1000
const idleTimeoutMs = 2000

/** Runs `work` when the browser is idle, at the earliest after `afterMs`. */
export function whenIdle(work: () => void | Promise<void>, afterMs = settleMs): void {
  setTimeout(() => {
    // Safari has no requestIdleCallback, so only the delay applies.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => void work(), { timeout: idleTimeoutMs })
    else void work()
  }, afterMs)
}
