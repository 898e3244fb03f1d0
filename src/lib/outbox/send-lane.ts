import { refusalMessage } from '../refusal.ts'
import { isTransientError, withTimeout } from '../with-timeout.ts'
import type { LocalCollection } from './local-collection.ts'
import { isSignedIn } from './pending.ts'

/** A record that waits to be sent to the server. */
export type OutboxEntry = {
  id: string
  /** Held while sending can be undone; refused until its writer decides. */
  state: 'held' | 'sending' | 'waiting' | 'refused'
  /** The position in writing order; see `nextOrder`. */
  order: number
  /** The time until which a held entry is not sent. */
  notBefore?: number
  /** The number of attempts that met a transient error. */
  failures?: number
  /** The reason of a refusal: a message id, or the server's sentence. */
  reason?: string
}

/** The entries that one pass sent, those that the server refused and those that must wait. */
export type LaneResult<E, R> = { sent: { entry: E; result: R }[]; refused: E[]; waiting: E[] }

/** The functions that send the entries of one account. */
export type SendOptions<E extends OutboxEntry, R> = {
  uid: string
  entries: LocalCollection<E>
  /** Sends an entry; its id lets the server recognise an entry that it already has. */
  send: (entry: E, signal: AbortSignal) => Promise<R>
  /** Runs when the server has the entry, just before the entry is removed. */
  onSent?: (entry: E, result: R) => void
  /** The number of transient errors after which an entry counts as refused; without it, retries have no limit. */
  maxFailures?: number
}

/** Returns the position of a new entry, after all others even when the clock is set back. */
export const nextOrder = (entries: readonly OutboxEntry[]): number =>
  1 + Math.max(0, ...entries.map(({ order }) => order))

/** Sorts entries in the order of writing. */
export const inOrder = <E extends OutboxEntry>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => a.order - b.order)

/** Returns whether an entry may be sent now. */
export const isDue = ({ state, notBefore = 0 }: OutboxEntry, now: number): boolean =>
  state !== 'refused' && (state !== 'held' || notBefore <= now)

type Attempt<R> = { state: 'sent'; result: R } | { state: 'waiting' | 'refused' }

async function attempt<E extends OutboxEntry, R>(options: SendOptions<E, R>, entry: E): Promise<Attempt<R>> {
  const { uid, entries, send, onSent, maxFailures = Number.POSITIVE_INFINITY } = options
  // Another person has signed in, so the call would use that person's token.
  if (!isSignedIn(uid)) return { state: 'waiting' }
  entries.put({ ...entry, state: 'sending' })
  try {
    const result = await withTimeout((signal) => send(entry, signal))
    onSent?.(entry, result)
    entries.drop(entry.id)
    return { state: 'sent', result }
  } catch (error) {
    const failures = (entry.failures ?? 0) + 1
    if (isTransientError(error) && failures < maxFailures) {
      entries.put({ ...entry, state: 'waiting', failures })
      return { state: 'waiting' }
    }
    const reason = refusalMessage(error) ?? (error instanceof Error ? error.message : String(error))
    entries.put({ ...entry, state: 'refused', failures, reason })
    return { state: 'refused' }
  }
}

const alone = <T>(lock: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work()

/** Sends a lane's due entries in order until one must wait; a Web Lock lets one tab at a time send a lane. */
export function sendLane<E extends OutboxEntry, R>(
  options: SendOptions<E, R>,
  lock: string,
  isInLane: (entry: E) => boolean = () => true,
): Promise<LaneResult<E, R>> {
  return alone(lock, async () => {
    const { entries } = options
    const done: LaneResult<E, R> = { sent: [], refused: [], waiting: [] }
    const tried = new Set<string>()
    for (;;) {
      const lane = entries.all().filter((one) => isInLane(one) && !tried.has(one.id))
      const entry = inOrder(lane).find((one) => isDue(one, Date.now()))
      if (!entry) return done
      tried.add(entry.id)
      const outcome = await attempt(options, entry)
      if (outcome.state === 'waiting') {
        done.waiting.push(entry)
        return done
      }
      if (outcome.state === 'sent') done.sent.push({ entry, result: outcome.result })
      else done.refused.push(entries.get(entry.id) ?? entry)
    }
  })
}
