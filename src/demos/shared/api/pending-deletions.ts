import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import { isSignedIn } from '@/lib/outbox/pending.ts'
import { beforeSignOut } from '@/lib/sign-out-tasks.ts'
import { isTransientError } from '@/lib/with-timeout.ts'
import { toast, UNDO_MS } from '@/ui/toaster.tsx'

/** A deletion that is sent at `dueAt` unless it is undone; its id is the path of the call. */
export type PendingDeletion = {
  id: string
  dueAt: number
  /** The queries that show the row. */
  queryKey: QueryKey
  /** The message of a refused deletion. */
  failure: string
}

/** A little longer than the offer of the toast, so that an undo in its last moment counts. */
const DELAY_MS = UNDO_MS + 300
const RETRY_MS = 5000

const isDeletion = (value: unknown): value is PendingDeletion =>
  hasRecordId(value) && 'dueAt' in value && 'queryKey' in value && 'failure' in value

/** The pending deletions of each account, stored on the device, so that a closed tab does not lose them. */
export const pendingDeletions = localCollections<PendingDeletion>({ name: 'deletions', isRecord: isDeletion })

const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** The deletions that this tab offers to undo. */
const offered = new Set<string>()
const accounts = new Set<string>()
let client: QueryClient | null = null

function forget(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  offered.delete(id)
}

async function send(uid: string, id: string, keepalive = false): Promise<void> {
  forget(id)
  // Another tab may have undone the deletion.
  const deletion = pendingDeletions.of(uid).get(id)
  if (!isSignedIn(uid) || !deletion) return
  try {
    await api.delete(id, { keepalive })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404
    if (isTransientError(error)) return arm(uid, id, RETRY_MS)
    if (!isGone) toast.error({ title: deletion.failure })
  }
  // The list is read again before the row is shown again, so a deleted row does not appear for a moment.
  await client?.invalidateQueries({ queryKey: deletion.queryKey })
  pendingDeletions.of(uid).drop(id)
}

function arm(uid: string, id: string, delay: number): void {
  if (timers.has(id)) return
  const handleTimer = () => {
    timers.delete(id)
    // Another tab may have undone the deletion and offer the undo of a later one.
    const left = (pendingDeletions.of(uid).get(id)?.dueAt ?? 0) - Date.now()
    if (left > 0) arm(uid, id, left)
    else void send(uid, id)
  }
  timers.set(id, setTimeout(handleTimer, delay))
}

/** Sends the deletions whose undo this tab offered, and those whose time for an undo is over. */
async function sendBeforeLeaving(keepalive: boolean): Promise<void> {
  const isDone = (id: string, dueAt: number) => offered.has(id) || dueAt <= Date.now()
  await Promise.all(
    [...accounts].flatMap((uid) =>
      pendingDeletions
        .of(uid)
        .all()
        .filter(({ id, dueAt }) => timers.has(id) && isDone(id, dueAt))
        .map(({ id }) => send(uid, id, keepalive)),
    ),
  )
}

let isWatching = false

function startWatch(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', () => void sendBeforeLeaving(true))
  beforeSignOut(() => sendBeforeLeaving(false))
}

/** Deletes after the time for an undo; until then nothing reaches the server. */
export function queueDeletions(uid: string, deletions: readonly Omit<PendingDeletion, 'dueAt'>[]): void {
  const dueAt = Date.now() + DELAY_MS
  for (const one of deletions) {
    pendingDeletions.of(uid).put({ ...one, dueAt })
    arm(uid, one.id, DELAY_MS)
    offered.add(one.id)
  }
}

/** Withdraws deletions that are not sent yet. */
export function undoDeletions(uid: string, ids: readonly string[]): void {
  for (const id of ids) {
    forget(id)
    pendingDeletions.of(uid).drop(id)
  }
}

/** Sends deletions on this device when their time is over, also those of an earlier visit and of other tabs. */
export function resumeDeletions(
  uid: string,
  queryClient: QueryClient,
  deletions: readonly PendingDeletion[],
): void {
  client = queryClient
  accounts.add(uid)
  startWatch()
  for (const { id, dueAt } of deletions) arm(uid, id, Math.max(0, dueAt - Date.now()))
}
