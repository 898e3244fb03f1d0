import type { Sql } from 'postgres'
import { calling, startSchedule } from './schedule.ts'

/** Calls the worker while storage objects wait for deletion; on hosted Supabase, a cron job does this. */
export function startSweepSchedule(
  sql: Sql,
  wake: () => Promise<Response>,
  everyMs = 30_000,
): () => Promise<void> {
  const isDue = async () => {
    const [row] = await sql<{ due: boolean }[]>`select private.objects_are_due() as due`
    return row?.due ?? false
  }
  return startSchedule({ name: 'sweep', isDue, work: calling(wake), everyMs })
}
