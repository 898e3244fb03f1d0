const settleMs = 1000
const patienceMs = 2000

/** Does something once the first screen has had its time, when the browser has nothing better to do. */
export function whenIdle(work: () => void | Promise<void>): void {
  setTimeout(() => {
    // Safari has no such call: there the wait alone must do.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => void work(), { timeout: patienceMs })
    else void work()
  }, settleMs)
}
