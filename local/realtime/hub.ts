import { randomBytes } from 'node:crypto'
import type { Content } from './protocol.ts'

/** A message on its way to everyone who listens to a topic. */
export type Broadcast = {
  topic: string
  isPrivate: boolean
  event: string
  content: Content
  meta?: Record<string, unknown>
}

/** One listener's own presence on a topic. */
export type Presence = { key: string; ref: string; state: Record<string, unknown> }

/** What the hub needs to know of a joined channel. */
export type Listener = {
  readonly topic: string
  readonly isPrivate: boolean
  presence: Presence | null
  deliver(broadcast: Broadcast): void
  deliverPresence(diff: { joins: PresenceState; leaves: PresenceState }): void
}

/** Presence by key, as it goes over the wire. */
export type PresenceState = Record<string, { metas: Record<string, unknown>[] }>

const keyOf = (topic: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'}:${topic}`

const stateOf = (presence: Presence | null): PresenceState =>
  presence ? { [presence.key]: { metas: [{ phx_ref: presence.ref, ...presence.state }] } } : {}

/** Who listens to what. A private and a public topic of the same name are two. */
export class Hub {
  readonly #topics = new Map<string, Set<Listener>>()

  add(listener: Listener): void {
    const key = keyOf(listener.topic, listener.isPrivate)
    const listeners = this.#topics.get(key) ?? new Set()
    this.#topics.set(key, listeners.add(listener))
  }

  remove(listener: Listener): void {
    const key = keyOf(listener.topic, listener.isPrivate)
    const listeners = this.#topics.get(key)
    if (!listeners?.delete(listener)) return
    if (listeners.size === 0) this.#topics.delete(key)
    this.setPresence(listener, null)
  }

  /** Hands a message to every listener but one. */
  publish(broadcast: Broadcast, except: Listener | null = null): void {
    for (const listener of this.#topics.get(keyOf(broadcast.topic, broadcast.isPrivate)) ?? []) {
      if (listener !== except) listener.deliver(broadcast)
    }
  }

  /** Changes what a listener shows of itself and tells the others; the same state again is no change. */
  setPresence(listener: Listener, wanted: { key: string; state: Record<string, unknown> } | null): void {
    const before = listener.presence
    if (!before && !wanted) return
    if (before && wanted && JSON.stringify(before.state) === JSON.stringify(wanted.state)) return
    listener.presence = wanted ? { ...wanted, ref: randomBytes(9).toString('base64url') } : null
    const diff = { joins: stateOf(listener.presence), leaves: stateOf(before) }
    for (const other of this.#topics.get(keyOf(listener.topic, listener.isPrivate)) ?? [])
      other.deliverPresence(diff)
  }

  /** Everybody present on a topic. */
  presenceState(listener: Listener): PresenceState {
    const state: PresenceState = {}
    for (const other of this.#topics.get(keyOf(listener.topic, listener.isPrivate)) ?? []) {
      for (const [key, { metas }] of Object.entries(stateOf(other.presence))) {
        state[key] = { metas: [...(state[key]?.metas ?? []), ...metas] }
      }
    }
    return state
  }
}
