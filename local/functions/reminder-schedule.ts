import type { Sql } from 'postgres'
import { startSchedule } from './schedule.ts'

/** Reminds clients and accepts deliveries that accept themselves; on hosted Supabase, pg_cron does this. */
export function startReminderSchedule(sql: Sql, everyMs = 60_000): () => Promise<void> {
  return startSchedule({
    name: 'reminder',
    isDue: async () => true,
    work: async () => {
      await sql`select private.remind_clients()`
    },
    everyMs,
  })
}
