import type { Sql } from 'postgres'
import { startSchedule } from '../schedule.ts'

/** Moves the fleet and marks invoices past due every minute; on hosted Supabase, pg_cron does both. */
export function startSampleDataSchedule(sql: Sql, everyMs = 60_000): () => Promise<void> {
  return startSchedule({
    name: 'sample data',
    isDue: async () => true,
    work: async () => {
      await sql`select private.advance_fleet(), private.mark_past_due_invoices()`
    },
    everyMs,
  })
}
