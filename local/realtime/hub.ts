import { randomBytes } from 'node:crypto'
import type { Content } from './protocol.ts'

/** A message for all listeners of a topic. */
export type Broadcast = {
  topic: string
  event: string
  content: Content
  meta?: Record<string, unknown>
}

/** One listener's presence on a topic. */
export type PresenceEntry = { key: string; ref: string; state: Record<string, unknown> }

/** The part of a joined channel that the hub uses. */
export type Listener = {
  readonly topic: string
  presence: PresenceEntry | null
  deliver(broadcast: Broadcast): void
  deliverPresence(diff: { joins: TopicPresence; leaves: TopicPresence }): void
}

/** Presence by key, in wire format. */
export type TopicPresence = Record<string, { metas: Record<string, unknown>[] }>

const stateOf = (presence: PresenceEntry | null): TopicPresence =>
  presence ? { [presence.key]: { metas: [{ ...presence.state, phx_ref: presence.ref }] } } : {}

/** The listeners of each topic. Every topic is private: joins of public channels are refused. */
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

  /** Sends a message to every listener except one. */
  publish(broadcast: Broadcast, except: Listener | null = null): void {
    this.#each(broadcast.topic, (listener) => {
      if (listener !== except) listener.deliver(broadcast)
    })
  }

  /** Sets a listener's presence and notifies the others; an unchanged state sends nothing. */
  setPresence(listener: Listener, wanted: { key: string; state: Record<string, unknown> } | null): void {
    const before = listener.presence
    if (!before && !wanted) return
    if (before && wanted && JSON.stringify(before.state) === JSON.stringify(wanted.state)) return
    listener.presence = wanted ? { ...wanted, ref: randomBytes(9).toString('base64url') } : null
    const diff = { joins: stateOf(listener.presence), leaves: stateOf(before) }
    this.#each(listener.topic, (other) => other.deliverPresence(diff))
  }

  /** The presence of all listeners of a topic. */
  presenceState(listener: Listener): TopicPresence {
    // Clients choose the keys; a Map has no inherited ones.
    const state = new Map<string, TopicPresence[string]>()
    for (const other of this.#topics.get(listener.topic) ?? []) {
      for (const [key, { metas }] of Object.entries(stateOf(other.presence))) {
        state.set(key, { metas: [...(state.get(key)?.metas ?? []), ...metas] })
      }
    }
    return Object.fromEntries(state)
  }

  /** Calls every listener of a topic; a listener that throws is logged and does not affect the others. */
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
