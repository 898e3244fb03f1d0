import type { AsService } from '../../_shared/db/as-service.ts'
import type { Log } from '../../_shared/http/log.ts'
import type { ObjectStore } from '../../_shared/storage/object-store.ts'

/** The dependencies of a slice, from `index.ts` in Deno or from tests in Node. */
export type SliceDeps = {
  /** Runs transactions as the service role, on a login that can switch to no other role. */
  asService: AsService
  store: ObjectStore
  /** Milliseconds of work so far: processor time where the platform reports it. */
  spent: () => number
  /** The milliseconds of work after which a slice commits. */
  budgetMs: number
  log: Log
  /** The time without renewal after which another worker may take over the job. */
  leaseSeconds?: number
}

/** The result of a slice. */
export type SliceResult =
  /** No job was due. */
  | { status: 'idle' }
  /**
   * `progress`: committed, with more to do. `retry`: nothing committed, due again later. `lost`: another
   * worker holds the lease, nothing committed.
   */
  | { status: 'progress' | 'completed' | 'failed' | 'cleaned' | 'retry' | 'lost'; importId: string }

export const ARCHIVES_BUCKET = 'archives'
export const FILES_BUCKET = 'manuscript-files'
/** The bucket's size limit: a larger file is not stored. */
export const MAX_OBJECT_BYTES = 52_428_799
