import type { Sql } from 'postgres'
import { calling, startSchedule } from './schedule.ts'

/**
 * Wakes the import worker while work is due; on hosted Supabase a cron job does the same. One call at a time: the
 * worker takes its slices under a lease, so a call too many would do nothing.
 */
export function startImportSchedule(
  sql: Sql,
  wake: () => Promise<Response>,
  everyMs = 2_000,
): () => Promise<void> {
  return startSchedule({ name: 'import', isDue: () => isDue(sql), work: calling(wake), everyMs })
}

async function isDue(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ due: boolean }[]>`
    select exists (select from private.import_jobs
      where run_after <= now() and (lease_until is null or lease_until < now())) as due`
  return row?.due ?? false
}
