import { setTimeout as sleep } from 'node:timers/promises'

type ScheduleOptions = {
  /** The name in error logs. */
  name: string
  isDue: () => Promise<boolean>
  work: () => Promise<void>
  everyMs: number
}

/** Checks repeatedly whether work is due and runs it, one call at a time, until stopped. */
export function startSchedule({ name, isDue, work, everyMs }: ScheduleOptions): () => Promise<void> {
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
        console.error(`${name} schedule: ${(error as Error).message}`)
        await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined)
      }
    }
  })()
  return async () => {
    stop.abort()
    await running
  }
}
