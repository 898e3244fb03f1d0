/** A throttled function; {@link Throttled.cancel} discards a call that has not run yet. */
export type Throttled = { call: () => void; cancel: () => void }

/** Throttles a function: the first call runs it after `waitMs` milliseconds, and calls until then have no effect. */
export function throttle(work: () => void, waitMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, waitMs)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
