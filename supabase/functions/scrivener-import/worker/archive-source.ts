import type { ByteSource } from '../../_shared/scrivener/types.ts'
import { bufferedSource } from '../../_shared/scrivener/zip/byte-source.ts'
import { ARCHIVES_BUCKET, type SliceDeps } from './deps.ts'
import type { Job } from './lease.ts'

/** An archive in Storage, read in byte ranges and never as a whole. */
export type ArchiveSource = ByteSource & {
  /** The last error of Storage: the read failed, but the archive may be intact. */
  readonly failure: unknown
}

/** Half a megabyte per request, four blocks cached: small files need few requests and little memory. */
const BLOCK = 512 * 1024
const BLOCKS = 4

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
