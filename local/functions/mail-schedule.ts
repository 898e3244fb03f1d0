import type { Sql } from 'postgres'
import { calling, startSchedule } from './schedule.ts'

/** Calls the function that sends mails while mails about notifications are due; on hosted Supabase, a cron job does this. */
export function startMailSchedule(
  sql: Sql,
  wake: () => Promise<Response>,
  everyMs = 5_000,
): () => Promise<void> {
  const isDue = async () => {
    const [row] = await sql<{ due: boolean }[]>`
      select exists (select from private.mail_outbox
        where due_at <= now() and (lease_until is null or lease_until <= now())) as due`
    return row?.due ?? false
  }
  return startSchedule({ name: 'mail', isDue, work: calling(wake), everyMs })
}
