import type { RealtimeChannel } from '@supabase/supabase-js'
import { createStore } from './external-store.ts'
import { LiveTopic, type RealtimePart } from './live-topic.ts'

/** Who else is in a room, as their browsers say, and who of them is typing, as the database does: look names up in rows. */
export type RoomState = { readonly here: readonly string[]; readonly typing: readonly string[] }

/** Nobody here, nobody typing. */
export const emptyRoom: RoomState = { here: [], typing: [] }

type RoomOptions = {
  name: string
  /** The caller's id, under which the others see them. */
  uid: string
  load: () => Promise<RealtimePart>
  /** Has the database tell the room that the caller types, or no longer. */
  say: (isTyping: boolean) => Promise<void>
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const limits = { here: 50, typing: 20 }
const saidEveryMs = 3000
const typingLastsMs = 5000
/** Whoever only walks past is not announced. */
const settleMs = 300
/** A client may speak of its presence five times in half a minute, whatever rooms it is in; one call is kept in hand. */
const tracks = { most: 4, windowMs: 30_000 }
const trackedAt = new WeakMap<RealtimePart['realtime'], number[]>()

/** How long until a client may speak of its presence again; counts the call when it is now. */
function waitToTrack(client: RealtimePart['realtime'], now = Date.now()): number {
  const recent = (trackedAt.get(client) ?? []).filter((at) => now - at < tracks.windowMs)
  const [first] = recent
  const isFull = recent.length >= tracks.most
  trackedAt.set(client, isFull ? recent : [...recent, now])
  return isFull && first !== undefined ? first + tracks.windowMs - now : 0
}

/**
 * One room, kept open like any live topic: presence and typing. Browsers may only be present there, and what they show of
 * themselves is taken for hostile; who types is the database's word (decision 0021).
 */
export class Room {
  readonly state = createStore<RoomState>(emptyRoom)
  readonly #topic: LiveTopic
  readonly #uid: string
  readonly #tell: RoomOptions['say']
  readonly #typing = new Map<string, number>()
  #channel: RealtimeChannel | null = null
  #saidAt = 0
  #saying: Promise<void> = Promise.resolve()
  #trackTimer: ReturnType<typeof setTimeout> | undefined
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor({ name, uid, load, say }: RoomOptions) {
    this.#uid = uid
    this.#tell = say
    this.#topic = new LiveTopic({
      name,
      load: async () => this.#dress(await load()),
      onEvent: (event, payload) => this.#hear(event, payload),
      onReady: () => this.#announceIn(settleMs),
      onChange: () => this.#show([]),
    })
  }

  /** Tries at once what would be tried later. */
  hurry(): void {
    this.#topic.hurry()
  }

  close(): void {
    this.noteStopped()
    clearTimeout(this.#trackTimer)
    clearTimeout(this.#typingTimer)
    this.#typing.clear()
    this.#topic.close()
    this.state.set(emptyRoom)
  }

  /** Tells the others that the caller is typing, at most every three seconds. */
  noteTyping(): void {
    const now = Date.now()
    if (now - this.#saidAt < saidEveryMs || !this.#isOpen) return
    this.#saidAt = now
    this.#say(true)
  }

  /** Tells the others that the caller has stopped: what was typed is sent or gone. */
  noteStopped(): void {
    if (this.#saidAt === 0 || !this.#isOpen) return
    this.#saidAt = 0
    this.#say(false)
  }

  get #isOpen(): boolean {
    // Who hears nothing of the others need not be heard either.
    return this.#topic.isReady && this.#channel?.state === 'joined'
  }

  /** One word after the other: "stopped" must not overtake the "typing" it ends. */
  #say(isTyping: boolean): void {
    this.#saying = this.#saying
      .then(() => this.#tell(isTyping))
      .catch((error: unknown) => console.warn('The others are not told who is typing.', error))
  }

  /** The client with presence on its channels, so that a room comes back as every other live topic does. */
  #dress(client: RealtimePart): RealtimePart {
    return {
      realtime: client.realtime,
      channel: (name) => {
        const channel = client.channel(name, { config: { private: true, presence: { key: this.#uid } } })
        this.#channel = channel
        return channel.on('presence', { event: 'sync' }, () => {
          if (this.#channel === channel) this.#show(Object.keys(channel.presenceState()))
        })
      },
      removeChannel: (channel) => {
        if (this.#channel === channel) this.#channel = null
        this.#show([])
        return client.removeChannel(channel)
      },
    }
  }

  #announceIn(waitMs: number): void {
    clearTimeout(this.#trackTimer)
    this.#trackTimer = setTimeout(() => {
      const channel = this.#channel
      if (!channel || !this.#isOpen) return
      const wait = waitToTrack(channel.socket)
      if (wait > 0) this.#announceIn(wait)
      // A refusal is an answer too: nobody sees the caller here, and typing still works.
      else void channel.track({})
    }, waitMs)
  }

  #isOther(value: unknown): value is string {
    return typeof value === 'string' && uuid.test(value) && value !== this.#uid
  }

  #hear(event: string, payload: unknown): void {
    const who = typeof payload === 'object' && payload !== null && 'uid' in payload ? payload.uid : null
    if (!this.#isOther(who)) return
    if (event === 'stopped') this.#typing.delete(who)
    else if (event === 'typing' && (this.#typing.has(who) || this.#typing.size < limits.typing))
      this.#typing.set(who, Date.now() + typingLastsMs)
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

  #show(keys: readonly string[]): void {
    const here = keys.filter((key) => this.#isOther(key)).slice(0, limits.here)
    this.#set({ here: here.sort(), typing: this.state.get().typing })
  }

  #set(next: RoomState): void {
    const now = this.state.get()
    const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
    if (!isSame(now.here, next.here) || !isSame(now.typing, next.typing)) this.state.set(next)
  }
}
