import type { Sql } from 'postgres'
import { startSchedule } from './schedule.ts'

type Due = { due: boolean }[]

/** The work of functions that cron jobs call on hosted Supabase: whether some is due, and how often that is asked. */
const WORK = {
  import: {
    everyMs: 2_000,
    isDue: (sql: Sql) => sql<Due>`
      select exists (select from private.import_jobs
        where run_after <= now() and (lease_until is null or lease_until < now())) as due`,
  },
  sweep: { everyMs: 30_000, isDue: (sql: Sql) => sql<Due>`select private.objects_are_due() as due` },
  count: { everyMs: 2_000, isDue: (sql: Sql) => sql<Due>`select private.files_are_uncounted() as due` },
  mail: {
    everyMs: 5_000,
    isDue: (sql: Sql) => sql<Due>`
      select exists (select from private.mail_outbox
        where due_at <= now() and (lease_until is null or lease_until <= now())) as due`,
  },
  'weekly export': {
    everyMs: 10_000,
    isDue: (sql: Sql) => sql<Due>`select private.weekly_export_is_due() as due`,
  },
  'inbound mail': {
    everyMs: 2_000,
    isDue: (sql: Sql) => sql<Due>`
      select exists (select from private.inbound_mails
        where state = 'waiting' and (lease_until is null or lease_until <= now())) as due`,
  },
}

/** Calls a function while its work is due; the function holds a lease, so an extra call does nothing. */
export function startWorkerSchedule(
  sql: Sql,
  name: keyof typeof WORK,
  wake: () => Promise<Response>,
  everyMs = WORK[name].everyMs,
): () => Promise<void> {
  return startSchedule({
    name,
    everyMs,
    isDue: async () => {
      const [row] = await WORK[name].isDue(sql)
      return row?.due ?? false
    },
    work: async () => {
      await (await wake()).body?.cancel()
    },
  })
}
