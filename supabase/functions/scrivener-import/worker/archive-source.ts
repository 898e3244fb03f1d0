import type { ByteSource } from '../../_shared/scrivener/types.ts'
import { bufferedSource } from '../../_shared/scrivener/zip/byte-source.ts'
import { ARCHIVES_BUCKET, type SliceDeps } from './deps.ts'
import type { Job } from './lease.ts'

/** An archive in Storage, read by range and never whole. */
export type ArchiveSource = ByteSource & {
  /** Why Storage last failed: then it is the reading that failed, and the archive may be sound. */
  readonly failure: unknown
}

/** Half a megabyte a request, four kept: small files cost few requests and little memory. */
const BLOCK = 512 * 1024
const BLOCKS = 4

/** The archive of a job. */
export function archiveSource(deps: SliceDeps, job: Job, signal: AbortSignal): ArchiveSource {
  const path = `${job.ownerId}/${job.importId}.zip`
  let failure: unknown = null
  const source = bufferedSource(
    {
      size: job.fileSize,
      async read(start, end) {
        try {
          return await deps.store.read(ARCHIVES_BUCKET, path, start, end, signal)
        } catch (error) {
          failure = error
          throw error
        }
      },
    },
    BLOCK,
    BLOCKS,
  )
  return {
    size: source.size,
    read: source.read,
    get failure() {
      return failure
    },
  }
}
