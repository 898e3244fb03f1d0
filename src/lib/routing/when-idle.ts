const settleMs = 1000
const idleTimeoutMs = 2000

/** Runs `work` when the browser is idle, at the earliest after a second. */
export function whenIdle(work: () => void | Promise<void>): void {
  setTimeout(() => {
    // Safari has no requestIdleCallback, so only the delay applies.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => void work(), { timeout: idleTimeoutMs })
    else void work()
  }, settleMs)
}
