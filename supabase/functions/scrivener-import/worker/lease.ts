import type { Tx } from '../../_shared/db/as-caller.ts'
import type { AsService } from '../../_shared/db/as-service.ts'
import type { JobState } from './work-units.ts'

export type Stage = 'open' | 'items' | 'files' | 'finish' | 'clean'

/** A leased job of the queue. */
export type Job = {
  importId: string
  stage: Stage
  cursor: number
  state: JobState
  attempts: number
  ownerId: string
  fileName: string
  fileSize: number
  status: string
  options: unknown
  manuscriptId: string | null
  replacesId: string | null
}

/** Another worker holds the job, or it was deleted: nothing of this slice may be written. */
export class LostLease extends Error {
  override readonly name = 'LostLease'
}

/** The number of attempts without progress after which a job fails. */
export const MAX_ATTEMPTS = 5

/** A leased job; every write goes through `commit`, which fails when the lease was lost. */
export type Lease = {
  job: Job
  /** Aborted when the lease is known to be lost. */
  signal: AbortSignal
  commit(work: (tx: Tx) => Promise<void>): Promise<void>
  /** Stops renewing and waits for a renewal in progress, which locks the job; the last call on a lease. */
  end(): Promise<void>
}

/** Leases the job that is due longest; null when none is due. */
export async function takeLease(asService: AsService, seconds: number): Promise<Lease | null> {
  const by = crypto.randomUUID()
  const job = await asService(async (tx) => {
    const [row] = await tx<Job[]>`
      with due as (
        select j.import_id from private.import_jobs j
         where j.run_after <= now() and (j.lease_until is null or j.lease_until < now())
         order by j.run_after limit 1 for update skip locked)
      update private.import_jobs j
         set lease_by = ${by}, lease_until = now() + make_interval(secs => ${seconds}), attempts = j.attempts + 1
        from due, public.imports i
       where j.import_id = due.import_id and i.id = j.import_id
      returning j.import_id, j.stage, j.cursor, j.state, j.attempts, i.owner_id,
        i.file_name, i.file_size, i.status, i.options,
        i.manuscript_id, i.replaces_id`
    return row
  })
  if (!job) return null
  if (job.status === 'pending' && job.stage !== 'clean') {
    await asService(
      (tx) => tx`
      update public.imports set status = 'processing' where id = ${job.importId} and status = 'pending'`,
    )
  }
  return hold(asService, job, by, seconds)
}

function hold(asService: AsService, job: Job, by: string, seconds: number): Lease {
  const abort = new AbortController()
  const lose = () => abort.abort(new LostLease(job.importId))
  const renew = async () => {
    const renewed = await asService(
      (tx) => tx`
      update private.import_jobs set lease_until = now() + make_interval(secs => ${seconds})
       where import_id = ${job.importId} and lease_by = ${by}`,
    )
    if (renewed.count === 0) lose()
  }
  // A failed renewal, for example during a database restart, is ignored, because the commit checks the lease.
  let renewal = Promise.resolve()
  const timer = setInterval(
    () => {
      renewal = renew().catch(() => undefined)
    },
    (seconds * 1000) / 4,
  )
  return {
    job,
    signal: abort.signal,
    async commit(work) {
      await asService(async (tx) => {
        // Locks the import before its job, in the same order as cancelling.
        await tx`select from public.imports where id = ${job.importId} for update`
        const [mine] = await tx`
          select from private.import_jobs where import_id = ${job.importId} and lease_by = ${by} for update`
        if (!mine) throw new LostLease(job.importId)
        await work(tx)
      })
    },
    async end() {
      clearInterval(timer)
      await renewal
    },
  }
}

/** Releases the job at its new position: due at once, with its attempts reset. */
export async function advance(
  tx: Tx,
  job: Job,
  to: { stage: Stage; cursor: number; state: JobState },
): Promise<void> {
  await tx`
    update private.import_jobs set stage = ${to.stage}, cursor = ${to.cursor}, state = ${JSON.stringify(to.state)}::text::jsonb,
      attempts = 0, last_error = null, run_after = now(), lease_until = null, lease_by = null
     where import_id = ${job.importId}`
}
