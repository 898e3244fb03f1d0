import { HttpError } from './errors.ts'
import { type Release, Semaphore } from './semaphore.ts'

/** The maximum number of concurrent requests of one caller; more wait. */
export const RUNNING_PER_CALLER = 8
/** The maximum number of waiting requests of one caller; more are refused. */
export const WAITING_PER_CALLER = 120
/** The maximum number of large bodies processed at once for all callers, because each is held in memory. */
export const LARGE_AT_ONCE = 1
/** The most bytes of large bodies that one caller may have sent before their requests end. */
export const BYTES_PER_CALLER = 16 * 1024 * 1024
/** The same of all callers: held beside the 100 MB that one large body needs, in the 256 MB of a function. */
export const BYTES_OF_ALL = 16 * 1024 * 1024

const busy = () => new HttpError('rate_limited', { headers: { 'Retry-After': '1' } })

/** Limits concurrent requests of each caller, and large bodies of all callers, in one instance of the function. */
export function createWorkLimit() {
  const callers = new Map<string, { all: Semaphore; large: Semaphore }>()
  const large = new Semaphore(LARGE_AT_ONCE)
  // Parsing and writing a body of 7 MB needs 100 MB, and a function has 256 MB.
  const parsing = new Semaphore(1)
  const held = new Map<string, number>()
  let heldByAll = 0
  return {
    /** Counts bytes of a large body and returns their release; throws when the caller or all together hold too many. */
    hold(caller: string, bytes: number): Release {
      const own = (held.get(caller) ?? 0) + bytes
      if (own > BYTES_PER_CALLER) throw busy()
      if (heldByAll + bytes > BYTES_OF_ALL)
        throw new HttpError('unavailable', { headers: { 'Retry-After': '1' } })
      held.set(caller, own)
      heldByAll += bytes
      return () => {
        heldByAll -= bytes
        const left = (held.get(caller) ?? 0) - bytes
        if (left > 0) held.set(caller, left)
        else held.delete(caller)
      }
    },
    /** Takes a slot of the caller and returns its release; throws `rate_limited` when too many wait. */
    async enter(caller: string): Promise<Release> {
      const own = callers.get(caller) ?? { all: new Semaphore(RUNNING_PER_CALLER), large: new Semaphore(1) }
      callers.set(caller, own)
      if (own.all.waiting >= WAITING_PER_CALLER) throw busy()
      const leave = await own.all.take()
      return () => {
        leave()
        if (own.all.isUnused && own.large.isUnused && callers.get(caller) === own) callers.delete(caller)
      }
    },
    /** Takes a slot for a large body: one for each caller, few for all. */
    async enterLarge(caller: string): Promise<Release> {
      const own = await callers.get(caller)?.large.take()
      const shared = await large.take()
      return () => {
        shared()
        own?.()
      }
    },
    /** Takes the only slot for parsing a large body; the slots of {@link enterLarge} are taken first. */
    enterParsing: (): Promise<Release> => parsing.take(),
  }
}
