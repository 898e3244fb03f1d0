import { createStore } from '../storage/external-store.ts'
import { type RealtimePart, RealtimeTopic } from './topic.ts'

/** The other users in a room and those who are typing, as their browsers say: show only people of the room's data. */
export type PresenceState = { readonly here: readonly string[]; readonly typing: readonly string[] }

export const emptyPresence: PresenceState = { here: [], typing: [] }

type RoomOptions = {
  name: string
  /** The caller's id, which is excluded from the state. */
  uid: string
  load: () => Promise<RealtimePart>
  /** 5 s if not set. */
  typingLastsMs?: number
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const limits = { here: 50, typing: 20 }
const TYPING_LASTS_MS = 5_000

/**
 * Presence and typing of one room, by Realtime's presence and broadcast. A policy lets only those who may read the
 * room join and send; each browser names itself, so ids are checked (decision 0061).
 */
export class PresenceChannel {
  readonly state = createStore<PresenceState>(emptyPresence)
  readonly #uid: string
  readonly #topic: RealtimeTopic
  readonly #typing = new Map<string, number>()
  readonly #typingLastsMs: number
  #sentAt = 0
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor({ name, uid, load, typingLastsMs = TYPING_LASTS_MS }: RoomOptions) {
    this.#uid = uid
    this.#typingLastsMs = typingLastsMs
    this.#topic = new RealtimeTopic({
      name,
      load,
      presence: { key: uid, onSync: (keys) => this.#show(keys) },
      onEvent: (event, payload) => this.#receive(event, payload),
      onReady: () => undefined,
      onChange: () => {
        if (this.#topic.isLate) this.#show([])
      },
    })
  }

  /** Retries a failed connection now. */
  reconnectNow(): void {
    this.#topic.reconnectNow()
  }

  close(): void {
    this.noteStopped()
    clearTimeout(this.#typingTimer)
    this.#typing.clear()
    this.#topic.close()
    this.state.set(emptyPresence)
  }

  /** Broadcasts that the caller is typing: at most every three seconds, as a report counts for five. */
  noteTyping(): void {
    const now = Date.now()
    if (now - this.#sentAt < this.#typingLastsMs * 0.6 || !this.#topic.isReady) return
    this.#sentAt = now
    this.#topic.send('typing', { uid: this.#uid })
  }

  /** Broadcasts that the caller has stopped typing, after the text was sent or cleared. */
  noteStopped(): void {
    if (this.#sentAt === 0 || !this.#topic.isReady) return
    this.#sentAt = 0
    this.#topic.send('stopped', { uid: this.#uid })
  }

  #isOther(value: unknown): value is string {
    return typeof value === 'string' && uuid.test(value) && value !== this.#uid
  }

  #receive(event: string, payload: unknown): void {
    const who = typeof payload === 'object' && payload !== null && 'uid' in payload ? payload.uid : null
    if (!this.#isOther(who)) return
    if (event === 'stopped') this.#typing.delete(who)
    else if (event === 'typing' && (this.#typing.has(who) || this.#typing.size < limits.typing))
      this.#typing.set(who, Date.now() + this.#typingLastsMs)
    else return
    this.#refreshTyping()
  }

  #refreshTyping(): void {
    const now = Date.now()
    for (const [who, until] of this.#typing) if (until <= now) this.#typing.delete(who)
    clearTimeout(this.#typingTimer)
    if (this.#typing.size > 0)
      this.#typingTimer = setTimeout(() => this.#refreshTyping(), Math.min(...this.#typing.values()) - now)
    this.#set({ here: this.state.get().here, typing: [...this.#typing.keys()].sort() })
  }

  /** Sets who is here. People keep their order and new ones come last, so that a newcomer moves nobody on screen. */
  #show(people: readonly string[]): void {
    const others = new Set(people.filter((id) => this.#isOther(id)))
    const before = this.state.get().here
    const here = [...new Set([...before.filter((id) => others.has(id)), ...others])].slice(0, limits.here)
    for (const who of before) if (!others.has(who)) this.#typing.delete(who)
    this.#set({ here, typing: this.state.get().typing.filter((who) => this.#typing.has(who)) })
  }

  #set(next: PresenceState): void {
    const now = this.state.get()
    const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
    if (!isSame(now.here, next.here) || !isSame(now.typing, next.typing)) this.state.set(next)
  }
}
