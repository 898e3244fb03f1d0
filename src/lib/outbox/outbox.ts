import type { QueryKey } from '@tanstack/react-query'
import { storedUserId } from '../auth/auth-storage.ts'
import { tabId } from '../browser/tab-id.ts'
import { hasRecordId, localCollections } from './local-collection.ts'

/** A call that waits on this device until the server has answered it (decision 0051). */
export type OutboxEntry<Data = unknown> = {
  /** The id that the call sends, so that the server takes it once however often it is sent. */
  id: string
  kind: string
  /** Entries of one lane are sent in order; lanes do not wait for each other. */
  lane: string
  call: { method: 'post' | 'delete'; path: string; body?: unknown }
  data: Data
  /** Held while it can be undone; refused until its writer decides. */
  state: 'held' | 'waiting' | 'sending' | 'refused'
  /** The position in writing order, which no clock changes. */
  order: number
  /** The tab that added it and offers its undo. */
  tab?: string
  /** The time before which it is not sent: the end of the undo, or the next attempt. */
  notBefore?: number
  /** The number of attempts that met a transient error. */
  failures?: number
  /** The reason of a refusal: a message id, or a sentence of the server without one. */
  reason?: string
  /** The server may have a copy that it sends itself. */
  isOnServer?: boolean
  /** Its name in the notice of unsent entries, and the address that shows it; without one it is not listed. */
  title?: string
  href?: string
  /** The queries that are read again before the entry is removed. */
  queryKey?: QueryKey
  /** The toast of a refusal, after which the entry is removed, because its screen shows the row again. */
  failure?: string
}

const methods: readonly unknown[] = ['post', 'delete']

function isEntry(value: unknown): value is OutboxEntry {
  if (!hasRecordId(value)) return false
  const { kind, lane, order, call } = value as Partial<OutboxEntry>
  return (
    typeof kind === 'string' &&
    typeof lane === 'string' &&
    typeof order === 'number' &&
    methods.includes(call?.method) &&
    typeof call?.path === 'string'
  )
}

const entries = localCollections<OutboxEntry>({ name: 'outbox', isRecord: isEntry })

/** The entries of an account. */
export const outboxOf = entries.of

/** The entries of an account, as a component shows them. */
export const useOutbox = entries.useAll

/** Returns whether the current access token belongs to an account. */
export const isSignedIn = (uid: string): boolean => storedUserId() === uid

/** Sorts entries in the order of writing. */
export const inOrder = <E extends OutboxEntry>(all: readonly E[]): E[] =>
  all.toSorted((a, b) => a.order - b.order)

type NewEntry<Data> = Omit<OutboxEntry<Data>, 'kind' | 'order' | 'state' | 'tab'>

/** Defines a kind of entries by its name and the data that its screens show. */
export function outboxKind<Data>(name: string, isData: (data: unknown) => data is Data) {
  const isOfKind = (entry: OutboxEntry | undefined): entry is OutboxEntry<Data> =>
    entry?.kind === name && isData(entry.data)
  return {
    name,
    isOfKind,
    useAll: (uid: string): OutboxEntry<Data>[] => inOrder(useOutbox(uid).filter(isOfKind)),
    get: (uid: string, id: string): OutboxEntry<Data> | undefined => {
      const entry = outboxOf(uid).get(id)
      return isOfKind(entry) ? entry : undefined
    },
    /** Stores an entry, which the sender then sends; one with `notBefore` can be undone until then. */
    add(uid: string, entry: NewEntry<Data>): void {
      const box = outboxOf(uid)
      const order = 1 + Math.max(0, ...box.all().map((one) => one.order))
      const state = entry.notBefore === undefined ? 'waiting' : 'held'
      box.put({ ...entry, kind: name, order, state, tab: tabId })
    },
  }
}

/** Lets an entry be sent at once, also one that was refused. */
export const sendAgain = (uid: string, id: string): void =>
  outboxOf(uid).change(id, { state: 'waiting', failures: 0, notBefore: 0 })

/** Lets the entries of an account that wait for their next attempt be sent at once. */
export function sendWaiting(uid: string): void {
  const box = outboxOf(uid)
  for (const { id, state, notBefore } of box.all())
    if (state === 'waiting' && notBefore) box.change(id, { notBefore: 0 })
}

/** Returns whether an account has entries that the server has not got. */
export const hasUnsent = (uid: string): boolean =>
  outboxOf(uid)
    .all()
    .some(({ isOnServer, failures = 0 }) => !isOnServer || failures > 0)
