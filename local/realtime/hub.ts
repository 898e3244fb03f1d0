import { randomBytes } from 'node:crypto'
import type { Content } from './protocol.ts'

/** A message on its way to everyone who listens to a topic. */
export type Broadcast = {
  topic: string
  event: string
  content: Content
  meta?: Record<string, unknown>
}

/** One listener's own presence on a topic. */
export type PresenceEntry = { key: string; ref: string; state: Record<string, unknown> }

/** What the hub needs to know of a joined channel. */
export type Listener = {
  readonly topic: string
  presence: PresenceEntry | null
  deliver(broadcast: Broadcast): void
  deliverPresence(diff: { joins: TopicPresence; leaves: TopicPresence }): void
}

/** Presence by key, as it goes over the wire. */
export type TopicPresence = Record<string, { metas: Record<string, unknown>[] }>

const stateOf = (presence: PresenceEntry | null): TopicPresence =>
  presence ? { [presence.key]: { metas: [{ ...presence.state, phx_ref: presence.ref }] } } : {}

/** Who listens to what. Every topic is private: public channels are refused when joined. */
export class Hub {
  readonly #topics = new Map<string, Set<Listener>>()

  add(listener: Listener): void {
    const listeners = this.#topics.get(listener.topic) ?? new Set()
    this.#topics.set(listener.topic, listeners.add(listener))
  }

  remove(listener: Listener): void {
    const listeners = this.#topics.get(listener.topic)
    if (!listeners?.delete(listener)) return
    if (listeners.size === 0) this.#topics.delete(listener.topic)
    this.setPresence(listener, null)
  }

  /** Hands a message to every listener but one. */
  publish(broadcast: Broadcast, except: Listener | null = null): void {
    this.#each(broadcast.topic, (listener) => {
      if (listener !== except) listener.deliver(broadcast)
    })
  }

  /** Changes what a listener shows of itself and tells the others; the same state again is no change. */
  setPresence(listener: Listener, wanted: { key: string; state: Record<string, unknown> } | null): void {
    const before = listener.presence
    if (!before && !wanted) return
    if (before && wanted && JSON.stringify(before.state) === JSON.stringify(wanted.state)) return
    listener.presence = wanted ? { ...wanted, ref: randomBytes(9).toString('base64url') } : null
    const diff = { joins: stateOf(listener.presence), leaves: stateOf(before) }
    this.#each(listener.topic, (other) => other.deliverPresence(diff))
  }

  /** Everybody present on a topic. */
  presenceState(listener: Listener): TopicPresence {
    // Keys are the clients' choice: a Map has no inherited ones.
    const state = new Map<string, TopicPresence[string]>()
    for (const other of this.#topics.get(listener.topic) ?? []) {
      for (const [key, { metas }] of Object.entries(stateOf(other.presence))) {
        state.set(key, { metas: [...(state.get(key)?.metas ?? []), ...metas] })
      }
    }
    return Object.fromEntries(state)
  }

  /** Calls every listener of a topic; one that fails is logged and keeps nothing from the others. */
  #each(topic: string, run: (listener: Listener) => void): void {
    for (const listener of [...(this.#topics.get(topic) ?? [])]) {
      try {
        run(listener)
      } catch (error) {
        console.error('realtime: a message could not be delivered:', error)
      }
    }
  }
}
