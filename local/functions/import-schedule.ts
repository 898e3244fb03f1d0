import type { Sql } from 'postgres'
import { calling, startSchedule } from './schedule.ts'

/**
 * Calls the import worker while imports are due; on hosted Supabase, a cron job does this. The worker holds a
 * lease, so an extra call does nothing.
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
