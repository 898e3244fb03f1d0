import type { SliceDeps } from './deps.ts'

/** How many objects went, and how many would not: those are tried again ten minutes later. */
export type SweepResult = { removed: number; failed: number }

/** As many as Storage takes in one call; what is left is due at the next one. */
const MOST = 500

/**
 * Removes objects nobody needs any more (decision 0022). The database says which, and lets no row name them from then on;
 * they go through the Storage API. Doing it twice, or half of it, does no harm.
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
