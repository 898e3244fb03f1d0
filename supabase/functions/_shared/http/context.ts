import type { Context } from 'hono'
import type { Tx } from '../db/as-caller.ts'
import type { Claims } from './verify.ts'

/** The variables of the context in every handler. */
export type Env = {
  Variables: {
    requestId: string
    /** The network address of the caller, empty when unknown; limits of calls without a session count it. */
    networkAddress: string
    claims: Claims
    /** The caller's access token, for the Storage adapter. */
    token: string
    /** Runs SQL as the caller in one transaction; may run it twice after a serialization failure or deadlock. */
    asCaller: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
    /** Counts received bytes of a large body until the response; throws when too many are held. */
    holdBytes?: (bytes: number) => void
    /** Waits for a slot for a large body, which the response releases; missing on public paths. */
    enterLarge?: () => Promise<void>
    /** Waits for the slot to parse a large body, which the response releases; missing on public paths. */
    enterParsing?: () => Promise<void>
  }
}
export type Ctx = Context<Env>
