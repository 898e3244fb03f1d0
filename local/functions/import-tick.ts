import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'postgres'

/**
 * Wakes the import worker while work is due; on hosted Supabase a cron job does the same. One call at a time: the
 * worker takes its slices under a lease, so a call too many would do nothing.
 */
export function startImportTick(
  sql: Sql,
  wake: () => Promise<Response>,
  everyMs = 2_000,
): () => Promise<void> {
  const stop = new AbortController()
  const loop = async () => {
    while (!stop.signal.aborted) {
      if (await isDue(sql)) await (await wake()).body?.cancel()
      await sleep(everyMs, undefined, { signal: stop.signal })
    }
  }
  const running = (async () => {
    while (!stop.signal.aborted) {
      try {
        await loop()
      } catch (error) {
        if (stop.signal.aborted) return
        console.error(`import tick: ${(error as Error).message}`)
        await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined)
      }
    }
  })()
  return async () => {
    stop.abort()
    await running
  }
}

async function isDue(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ due: boolean }[]>`
    select exists (select from private.import_jobs
      where run_after <= now() and (lease_until is null or lease_until < now())) as due`
  return row?.due ?? false
}
