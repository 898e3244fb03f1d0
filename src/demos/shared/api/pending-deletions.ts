import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { hasRecordId, localCollections } from '@/lib/outbox/local-collection.ts'
import { isSignedIn } from '@/lib/outbox/pending.ts'
import { isTransientError } from '@/lib/with-timeout.ts'
import { toast } from '@/ui/toaster.tsx'

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
const DELAY_MS = 8300
const RETRY_MS = 5000

const isDeletion = (value: unknown): value is PendingDeletion =>
  hasRecordId(value) && 'dueAt' in value && 'queryKey' in value && 'failure' in value

/** The pending deletions of each account, stored on the device, so that a closed tab does not lose them. */
export const pendingDeletions = localCollections<PendingDeletion>({ name: 'deletions', isRecord: isDeletion })

const timers = new Map<string, ReturnType<typeof setTimeout>>()
let client: QueryClient | null = null

async function send(uid: string, deletion: PendingDeletion, keepalive = false): Promise<void> {
  clearTimeout(timers.get(deletion.id))
  timers.delete(deletion.id)
  // Another tab may have undone the deletion.
  if (!isSignedIn(uid) || !pendingDeletions.of(uid).get(deletion.id)) return
  try {
    await api.delete(deletion.id, { keepalive })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404
    if (isTransientError(error)) return arm(uid, deletion, RETRY_MS)
    if (!isGone) toast.error({ title: deletion.failure })
  }
  // The list is read again before the row is shown again, so a deleted row does not appear for a moment.
  await client?.invalidateQueries({ queryKey: deletion.queryKey })
  pendingDeletions.of(uid).drop(deletion.id)
}

function arm(uid: string, deletion: PendingDeletion, delay: number): void {
  if (timers.has(deletion.id)) return
  timers.set(
    deletion.id,
    setTimeout(() => void send(uid, deletion), delay),
  )
}

/** Deletes after the time for an undo; until then nothing reaches the server. */
export function queueDeletions(uid: string, deletions: readonly Omit<PendingDeletion, 'dueAt'>[]): void {
  const dueAt = Date.now() + DELAY_MS
  for (const one of deletions) {
    pendingDeletions.of(uid).put({ ...one, dueAt })
    arm(uid, { ...one, dueAt }, DELAY_MS)
  }
}

/** Withdraws deletions that are not sent yet. */
export function undoDeletions(uid: string, ids: readonly string[]): void {
  for (const id of ids) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    pendingDeletions.of(uid).drop(id)
  }
}

/** Sends deletions that an earlier visit left behind, and sends all of them when the page is left. */
export function resumeDeletions(uid: string, queryClient: QueryClient): () => void {
  client = queryClient
  const all = () => pendingDeletions.of(uid).all()
  for (const one of all()) arm(uid, one, Math.max(0, one.dueAt - Date.now()))
  const handleLeave = () => {
    for (const one of all()) if (timers.has(one.id)) void send(uid, one, true)
  }
  window.addEventListener('pagehide', handleLeave)
  return () => window.removeEventListener('pagehide', handleLeave)
}
