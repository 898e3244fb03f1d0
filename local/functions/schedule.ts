import { setTimeout as sleep } from 'node:timers/promises'

type Tick = {
  /** What it is called when it fails. */
  name: string
  isDue: () => Promise<boolean>
  work: () => Promise<void>
  everyMs: number
}

/** Looks again and again whether work is due, and does it: one call at a time, until it is stopped. */
export function startSchedule({ name, isDue, work, everyMs }: Tick): () => Promise<void> {
  const stop = new AbortController()
  const loop = async () => {
    while (!stop.signal.aborted) {
      if (await isDue()) await work()
      await sleep(everyMs, undefined, { signal: stop.signal })
    }
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      try {
        await loop()
      } catch (error) {
        if (stop.signal.aborted) return
        console.error(`${name} tick: ${(error as Error).message}`)
        await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined)
      }
    }
  })()
  return async () => {
    stop.abort()
    await running
  }
}

/** Calls a function and lets its answer go. */
export const calling = (wake: () => Promise<Response>) => async (): Promise<void> => {
  await (await wake()).body?.cancel()
}
