import type { SliceDeps } from './deps.ts'

/** The number of deleted objects, and of failed ones, which are retried after ten minutes. */
export type SweepResult = { removed: number; failed: number }

/** The most objects that Storage deletes in one call; the next sweep deletes the rest. */
const MOST = 500

/**
 * Deletes unreferenced storage objects (decision 0022). The database lists them and prevents new references;
 * repeating is safe.
 */
export async function sweepObjects({
  asService,
  store,
  log,
}: Pick<SliceDeps, 'asService' | 'store' | 'log'>): Promise<SweepResult> {
  const claimed = await asService(
    (tx) => tx<{ bucket: string; name: string }[]>`
      select bucket_id as bucket, name from private.claim_objects(${MOST})`,
  )
  const result: SweepResult = { removed: 0, failed: 0 }
  for (const bucket of new Set(claimed.map((each) => each.bucket))) {
    const names = claimed.filter((each) => each.bucket === bucket).map(({ name }) => name)
    try {
      await store.remove(bucket, names)
      await asService((tx) => tx`select private.objects_removed(${bucket}, ${names})`)
      result.removed += names.length
    } catch (error) {
      log({ requestId: 'sweep', code: 'objects_stay', error })
      result.failed += names.length
    }
  }
  return result
}
