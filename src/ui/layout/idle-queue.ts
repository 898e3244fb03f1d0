/** The browser says when it is idle; Safari does not. */
export const hasIdleTime = typeof requestIdleCallback === 'function'

/** The delay of low priority on a phone, whose processor and connection are slow. */
const PHONE_DELAY_MS = 8000
const PHONE_WIDTH = 768

type Priority = 'normal' | 'low'
const waiting: Readonly<Record<Priority, Set<() => void>>> = { normal: new Set(), low: new Set() }
let isRunning = false

function runNext() {
  const queue = waiting.normal.size > 0 ? waiting.normal : waiting.low
  const [run] = queue
  isRunning = run !== undefined
  if (!run) return
  queue.delete(run)
  run()
  requestIdleCallback(runNext)
}

/**
 * Runs a function when the browser is idle, one of all that wait each time, in the order of the calls and those of low
 * priority last; a phone delays these. Returns the function that stops the wait. Needs `hasIdleTime`.
 */
export function waitForIdle(run: () => void, priority: Priority = 'normal'): () => void {
  const add = () => {
    waiting[priority].add(run)
    if (isRunning) return
    isRunning = true
    requestIdleCallback(runNext)
  }
  const isDelayed = priority === 'low' && window.innerWidth < PHONE_WIDTH
  const timer = isDelayed ? setTimeout(add, PHONE_DELAY_MS) : undefined
  if (!isDelayed) add()
  return () => {
    clearTimeout(timer)
    waiting[priority].delete(run)
  }
}
