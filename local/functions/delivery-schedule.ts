import type { Sql } from 'postgres'
import { startSchedule } from './schedule.ts'

/** Completes deliveries and sends messages whose undo time has passed; on hosted Supabase, pg_cron does this. */
export function startDeliverySchedule(sql: Sql, everyMs = 1_000): () => Promise<void> {
  const isDue = async () => {
    const [row] = await sql<{ due: boolean }[]>`
      select exists (select from private.pending_deliveries where due_at <= now())
        or exists (select from private.held_messages where due_at <= now()) as due`
    return row?.due ?? false
  }
  const work = async () => {
    await sql`select private.finish_deliveries()`
    await sql`select private.finish_messages()`
  }
  return startSchedule({ name: 'delivery', isDue, work, everyMs })
}
