import { isArchiveError } from '../../_shared/scrivener/archive-error.ts'
import { cleanStage } from './clean-stage.ts'
import type { SliceDeps, SliceResult } from './deps.ts'
import { failImport, finishImport, rescheduleJob } from './end-import.ts'
import { filesStage } from './files-stage.ts'
import { itemsStage } from './items-stage.ts'
import { type Lease, LostLease, MAX_ATTEMPTS, takeLease } from './lease.ts'
import { openStage } from './open-stage.ts'

const LEASE_SECONDS = 10

/**
 * Runs one slice of the import that is due longest. Rows and cursor commit together under the lease, so a
 * crashed slice has no partial effect.
 */
export async function runSlice(deps: SliceDeps): Promise<SliceResult> {
  const lease = await takeLease(deps.asService, deps.leaseSeconds ?? LEASE_SECONDS)
  if (!lease) return { status: 'idle' }
  const { importId } = lease.job
  try {
    return { status: await runStage(deps, lease), importId }
  } catch (error) {
    return { status: await endSlice(deps, lease, error), importId }
  } finally {
    await lease.end()
  }
}

async function runStage(deps: SliceDeps, lease: Lease): Promise<Exclude<SliceResult['status'], 'idle'>> {
  const { job } = lease
  if (job.stage === 'clean') {
    await cleanStage(deps, lease)
    return 'cleaned'
  }
  if (job.attempts > MAX_ATTEMPTS) {
    await failImport(lease, { code: 'processing', message: 'Processing failed', isFinal: false })
    return 'failed'
  }
  if (job.stage !== 'open' && job.manuscriptId === null) {
    const message = 'The manuscript was deleted during the import.'
    await failImport(lease, { code: 'manuscript_erased', message, isFinal: true })
    return 'failed'
  }
  if (job.stage === 'finish') {
    await finishImport(lease)
    return 'completed'
  }
  if (job.stage === 'open') await openStage(deps, lease)
  else if (job.stage === 'items') await itemsStage(lease)
  else await filesStage(deps, lease)
  return 'progress'
}

async function endSlice(deps: SliceDeps, lease: Lease, error: unknown): Promise<'failed' | 'retry' | 'lost'> {
  const cause = lease.signal.aborted ? lease.signal.reason : error
  if (cause instanceof LostLease) return 'lost'
  try {
    if (isArchiveError(cause)) {
      await failImport(lease, { code: cause.code, message: cause.message, isFinal: true })
      return 'failed'
    }
    deps.log({ requestId: lease.job.importId, code: 'slice_failed', error: cause })
    await rescheduleJob(lease, cause)
    return 'retry'
  } catch (failure) {
    // The database is unavailable: the lease expires and the slice runs again.
    if (failure instanceof LostLease) return 'lost'
    throw failure
  }
}
