import { ARCHIVES_BUCKET, FILES_BUCKET, type SliceDeps } from './deps.ts'
import { createIds } from './ids.ts'
import type { Lease } from './lease.ts'

const AT_ONCE = 500

/** Deletes the Storage objects of a cancelled import, including its archive. */
export async function cleanStage(deps: SliceDeps, lease: Lease): Promise<void> {
  const { job } = lease
  const folder = `${createIds(job.importId).manuscript}/`
  for (;;) {
    const objects = await deps.asService(
      (tx) => tx<{ name: string }[]>`
        select name from storage.objects where bucket_id = ${FILES_BUCKET} and name like ${`${folder}%`} limit ${AT_ONCE}`,
    )
    if (objects.length === 0) break
    lease.signal.throwIfAborted()
    await deps.store.remove(
      FILES_BUCKET,
      objects.map(({ name }) => name),
    )
  }
  await deps.store.remove(ARCHIVES_BUCKET, [`${job.ownerId}/${job.importId}.zip`])
  await lease.commit(async (tx) => {
    await tx`delete from private.import_jobs where import_id = ${job.importId}`
  })
}
