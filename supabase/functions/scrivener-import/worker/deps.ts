import type { AsService } from '../../_shared/db/as-service.ts'
import type { Log } from '../../_shared/http/log.ts'
import type { ObjectStore } from './object-store.ts'

/** What a slice stands on: given by `index.ts` in Deno and by the tests in Node. */
export type SliceDeps = {
  /** Transactions as the service, on a login that may become nothing else. */
  asService: AsService
  store: ObjectStore
  /** Milliseconds of work done so far, from any start: processor time where the platform tells it. */
  spent: () => number
  /** How much of that a slice may take before it commits. */
  budgetMs: number
  log: Log
  /** How long a slice may be silent before another worker takes its place. */
  leaseSeconds?: number
}

/** What a slice came to. */
export type SliceResult =
  /** Nothing was due. */
  | { status: 'idle' }
  /**
   * `progress`: committed, more to do. `retry`: nothing committed, due again in a while. `lost`: the lease was not
   * ours any more, nothing committed.
   */
  | { status: 'progress' | 'completed' | 'failed' | 'cleaned' | 'retry' | 'lost'; importId: string }

export const ARCHIVES_BUCKET = 'archives'
export const FILES_BUCKET = 'manuscript-files'
/** The bucket's limit: a larger file stays in the archive. */
export const MAX_OBJECT_BYTES = 52_428_799
