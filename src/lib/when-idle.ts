/** Long after the first screen: for what is loaded ahead of a wish that may never come. */
export const MUCH_LATER_MS = 8000

const settleMs = 1000
const patienceMs = 2000

/** Does something once the first screen has had its time (or so much later), when the browser has nothing better to do. */
export function whenIdle(work: () => void | Promise<void>, afterMs = settleMs): void {
  setTimeout(() => {
    // Safari has no such call: there the wait alone must do.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => void work(), { timeout: patienceMs })
    else void work()
  }, afterMs)
}
