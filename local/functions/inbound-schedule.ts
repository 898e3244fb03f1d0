import type { Sql } from 'postgres'
import { calling, startSchedule } from './schedule.ts'

/** Calls the function that reads received mails while one waits; on hosted Supabase, a cron job does this. */
export function startInboundSchedule(
  sql: Sql,
  wake: () => Promise<Response>,
  everyMs = 2_000,
): () => Promise<void> {
  const isDue = async () => {
    const [row] = await sql<{ due: boolean }[]>`
      select exists (select from private.inbound_mails
        where state = 'waiting' and (lease_until is null or lease_until <= now())) as due`
    return row?.due ?? false
  }
  return startSchedule({ name: 'inbound mail', isDue, work: calling(wake), everyMs })
}
