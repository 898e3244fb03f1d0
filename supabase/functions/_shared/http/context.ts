import type { Context } from 'hono'
import type { Tx } from '../db/as-caller.ts'
import type { Claims } from './verify.ts'

/** What every handler finds in its context. */
export type Env = {
  Variables: {
    requestId: string
    claims: Claims
    /** The caller's access token, for the Storage port. */
    token: string
    /** Runs SQL as the caller in one transaction; it may run twice when another one was in the way. */
    asCaller: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
    /** Waits for a place for a large body; it is given back with the answer. Left out on public addresses. */
    enterLarge?: () => Promise<void>
  }
}
export type Ctx = Context<Env>
