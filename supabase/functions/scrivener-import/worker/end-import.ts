import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Job, type Lease, MAX_ATTEMPTS } from './lease.ts'

/**
 * Fails an import with a message for its owner; an archive failure is final, an internal one can be retried
 * from the cursor.
 */
export async function failImport(
  lease: Lease,
  failure: { code: string; message: string; isFinal: boolean },
): Promise<void> {
  const { job } = lease
  await lease.commit(async (tx) => {
    await tx`update public.imports set status = 'failed', error_code = ${failure.code}, error = ${failure.message},
      current = '', finished_at = now() where id = ${job.importId}`
    await notify(tx, job, 'import_failed', { importId: job.importId, fileName: job.fileName })
    if (failure.isFinal) await forget(tx, job)
    else {
      await tx`update private.import_jobs set run_after = 'infinity', lease_until = null, lease_by = null
        where import_id = ${job.importId}`
    }
  })
}

/** Reschedules a job after an internal failure, with a growing delay. */
export async function rescheduleJob(lease: Lease, error: unknown): Promise<void> {
  const { job } = lease
  const seconds = Math.min(30, 0.5 * 2 ** Math.min(job.attempts, MAX_ATTEMPTS))
  const { name, code } = error as { name?: string; code?: string }
  await lease.commit(async (tx) => {
    await tx`update private.import_jobs set run_after = now() + make_interval(secs => ${seconds}),
      last_error = ${`${name ?? 'Error'} ${code ?? ''}`.trim()}, lease_until = null, lease_by = null
      where import_id = ${job.importId}`
  })
}

/** The last slice: completes the receipt, replaces the old manuscript and notifies the owner. */
export async function finishImport(lease: Lease): Promise<void> {
  const { job } = lease
  await lease.commit(async (tx) => {
    await tx`update public.import_entries set outcome = 'refused', detail = 'The import ended before this file.', reason = 'not_reached'
      where import_id = ${job.importId} and outcome is null`
    const [done] = await tx<{ title: string | null }[]>`
      update public.imports i set status = 'completed', done = i.total, current = '', finished_at = now(),
        error = null, error_code = null
      where i.id = ${job.importId}
      returning (select m.title from public.manuscripts m where m.id = i.manuscript_id) as title`
    if (job.replacesId && job.manuscriptId) await replaceManuscript(tx, job, job.replacesId, job.manuscriptId)
    await notify(tx, job, 'import_completed', {
      importId: job.importId,
      manuscriptId: job.manuscriptId,
      fileName: job.fileName,
      title: done?.title,
    })
    await forget(tx, job)
  })
}

/** Trashes the replaced manuscript; moves its members and open invitations to the new one. */
async function replaceManuscript(tx: Tx, job: Job, oldId: string, newId: string): Promise<void> {
  const [old] = await tx`
    update public.manuscripts set deleted_at = now()
     where id = ${oldId} and id <> ${newId} and owner_id = ${job.ownerId} and deleted_at is null returning id`
  if (!old) return
  await tx`insert into public.manuscript_members (manuscript_id, user_id, role)
    select ${newId}, mm.user_id, mm.role from public.manuscript_members mm where mm.manuscript_id = ${oldId}
    on conflict (manuscript_id, user_id) do nothing`
  await tx`select private.move_manuscript_invitations(${oldId}, ${newId})`
}

async function notify(tx: Tx, job: Job, kind: string, payload: Record<string, unknown>): Promise<void> {
  await tx`insert into public.notifications (user_id, kind, payload)
    values (${job.ownerId}, ${kind}, ${JSON.stringify(payload)}::text::jsonb)`
}

async function forget(tx: Tx, job: Job): Promise<void> {
  await tx`delete from private.import_work where import_id = ${job.importId}`
  await tx`delete from private.import_jobs where import_id = ${job.importId}`
}
