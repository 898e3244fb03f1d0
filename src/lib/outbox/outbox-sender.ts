import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { refusalMessage } from '../api/refusal.ts'
import { isTransientError, withTimeout } from '../api/with-timeout.ts'
import { beforeSignOut } from '../auth/sign-out-tasks.ts'
import { tabId } from '../browser/tab-id.ts'
import { inOrder, isSignedIn, type OutboxEntry, outboxOf, sendWaiting } from './outbox.ts'

/** The entries that the server took, with the address of what they became, and those that it refused. */
export type OutboxReport = {
  sent: { entry: OutboxEntry; href?: string | undefined }[]
  refused: OutboxEntry[]
}

/** The account that sent an entry, and its cached data. */
type SentBy = { client: QueryClient; uid: string }

type SentHandler = (by: SentBy, entry: OutboxEntry, response: unknown) => unknown
const handlers = new Map<string, SentHandler>()

/**
 * Registers how a feature shows a response to its entries in the query cache; it may return the address of what was
 * sent. Entries are sent without it too, because a feature whose code is not loaded has nothing in the cache.
 */
export function whenSent<Data, Response>(
  kind: { name: string; isOfKind: (entry: OutboxEntry | undefined) => entry is OutboxEntry<Data> },
  handler: (by: SentBy, entry: OutboxEntry<Data>, response: Response) => unknown,
): void {
  handlers.set(kind.name, (by, entry, response) =>
    kind.isOfKind(entry) ? handler(by, entry, response as Response) : undefined,
  )
}

/** The growing delays after transient errors; the last is repeated. */
const WAITS_MS = [1000, 2000, 5000, 10_000, 30_000]
/** How soon a lane that another tab sends is looked at again, in case that tab closes. */
const OTHER_TAB_MS = 5000
/** No entry is held longer; a later time was written by a clock that has been set back since. */
const LONGEST_MS = 120_000

/** Runs work that no other tab does at the same time; resolves to false if another tab does it. */
const alone = (lock: string, work: () => Promise<void>): Promise<boolean> =>
  'locks' in navigator
    ? navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
        if (held) await work()
        return held !== null
      })
    : work().then(() => true)

/**
 * Sends the entries of an account from now on: when they are added, when their undo is over, again with growing delays
 * while errors are transient, and at once when the connection returns. Returns how to stop it.
 */
export function startOutbox(
  client: QueryClient,
  uid: string,
  onReport: (report: OutboxReport) => void,
): () => void {
  const box = outboxOf(uid)
  const busy = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const isLater = ({ notBefore = 0 }: OutboxEntry) =>
    notBefore > Date.now() && notBefore <= Date.now() + LONGEST_MS

  /** The first entry of each lane that is not held, unless it waits for its next attempt. */
  function dueEntries(): Map<string, OutboxEntry> {
    const heads = new Map<string, OutboxEntry>()
    // Messages of one account are never sent under another account.
    if (isStopped || !isSignedIn(uid)) return heads
    for (const entry of inOrder(box.all()))
      if (entry.state !== 'refused' && !(entry.state === 'held' && isLater(entry)) && !heads.has(entry.lane))
        heads.set(entry.lane, entry)
    for (const [lane, entry] of heads) if (isLater(entry)) heads.delete(lane)
    return heads
  }

  async function remove(entry: OutboxEntry): Promise<void> {
    // Read before the row is shown again, so that a deleted row does not appear for a moment.
    if (entry.queryKey) await client.invalidateQueries({ queryKey: entry.queryKey })
    box.drop(entry.id)
  }

  async function handleSent(entry: OutboxEntry, response: unknown, report: OutboxReport): Promise<void> {
    let href: unknown
    try {
      href = await handlers.get(entry.kind)?.({ client, uid }, entry, response)
    } catch (error) {
      console.warn('What was sent could not be shown; the next request shows it.', error)
    }
    await remove(entry)
    report.sent.push({ entry, href: typeof href === 'string' ? href : undefined })
  }

  async function handleError(entry: OutboxEntry, error: unknown, report: OutboxReport): Promise<void> {
    const { id, failure } = entry
    const failures = (entry.failures ?? 0) + 1
    if (isTransientError(error)) {
      const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0
      box.change(id, { state: 'waiting', failures, notBefore: Date.now() + wait })
      return
    }
    const reason = refusalMessage(error) ?? 'app.error.network.heading'
    if (failure === undefined) box.change(id, { state: 'refused', failures, reason })
    else await remove(entry)
    report.refused.push(entry)
  }

  async function attempt(entry: OutboxEntry, report: OutboxReport): Promise<void> {
    const { method, path, body } = entry.call
    box.change(entry.id, { state: 'sending' })
    try {
      const response = await withTimeout((signal) => api[method](path, { body, signal, keepalive: true }))
      await handleSent(entry, response, report)
    } catch (error) {
      const isGone = method === 'delete' && error instanceof ApiError && error.status === 404
      await (isGone ? handleSent(entry, undefined, report) : handleError(entry, error, report))
    }
  }

  async function sendLane(lane: string): Promise<void> {
    const report: OutboxReport = { sent: [], refused: [] }
    busy.add(lane)
    let isMine = false
    try {
      isMine = await alone(`quillport-outbox:${uid}:${lane}`, async () => {
        for (let entry = dueEntries().get(lane); entry; entry = dueEntries().get(lane))
          await attempt(entry, report)
      })
    } catch (error) {
      console.warn('The outbox could not be sent; it is tried again.', error)
    }
    const free = () => {
      busy.delete(lane)
      check()
    }
    if (isMine) free()
    else setTimeout(free, OTHER_TAB_MS)
    tell(report)
  }

  const tell = (report: OutboxReport) => {
    if (report.sent.length + report.refused.length > 0) onReport(report)
  }

  function check(): void {
    clearTimeout(timer)
    for (const lane of dueEntries().keys()) if (!busy.has(lane)) void sendLane(lane)
    const later = box.all().filter((entry) => entry.state !== 'refused' && isLater(entry))
    if (isStopped || later.length === 0) return
    const next = Math.min(...later.map(({ notBefore = 0 }) => notBefore)) - Date.now()
    timer = setTimeout(check, next)
  }

  /** Sends the deletions whose undo this tab offers, and those whose undo is over. */
  const sendDeletions = async () => {
    const ready = box
      .all()
      .filter((entry) => entry.call.method === 'delete' && !busy.has(entry.lane) && isSignedIn(uid))
      .filter((entry) => entry.tab === tabId || entry.state !== 'held' || !isLater(entry))
    await Promise.all(
      ready.map(async (entry) => {
        const report: OutboxReport = { sent: [], refused: [] }
        busy.add(entry.lane)
        // Without the lock, which a page that is left would not get in time.
        await attempt(entry, report)
        busy.delete(entry.lane)
        tell(report)
      }),
    )
  }

  const handleOnline = () => {
    sendWaiting(uid)
    check()
  }
  const handleLeave = () => void sendDeletions()
  const unsubscribe = box.store.subscribe(check)
  const removeTask = beforeSignOut(sendDeletions)
  window.addEventListener('online', handleOnline)
  window.addEventListener('pagehide', handleLeave)
  handleOnline()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    removeTask()
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('pagehide', handleLeave)
  }
}
