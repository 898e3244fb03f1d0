/**
 * Runs `start` when the browser is idle, `delayMs` after the call and at most 2 s later: for code that the first screen
 * does not need, and whose start would block its first input on a phone.
 */
export function afterFirstScreen(start: () => void, delayMs = 1000): void {
  setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 })
    else start()
  }, delayMs)
}
