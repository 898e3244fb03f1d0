import { createStore } from '../storage/external-store.ts'
import { type RealtimePart, RealtimeTopic } from './topic.ts'

/** The other users in a room and those who are typing, as the database reports them. */
export type PresenceState = { readonly here: readonly string[]; readonly typing: readonly string[] }

export const emptyPresence: PresenceState = { here: [], typing: [] }

type RoomOptions = {
  name: string
  /** The caller's id, which is excluded from the state. */
  uid: string
  load: () => Promise<RealtimePart>
  /** Asks the database to broadcast that the caller types, or has stopped. */
  sendTyping: (isTyping: boolean) => Promise<void>
  /** Records the caller's presence and returns the other users; null when it could not be recorded. */
  enter: () => Promise<readonly string[] | null>
  /** Records that the caller has left. */
  leave: () => Promise<void>
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const limits = { here: 50, typing: 20 }
const sendEveryMs = 3000
const typingLastsMs = 5000
/** A room closed sooner than this is never joined. */
const joinDelayMs = 300
/** The server keeps a silent tab for 75 seconds. */
const enterEveryMs = 30_000

/**
 * Presence and typing of one room. Only the database sends events on its topic (decision 0021); ids are
 * checked nevertheless.
 */
export class PresenceChannel {
  readonly state = createStore<PresenceState>(emptyPresence)
  readonly #options: RoomOptions
  readonly #topic: RealtimeTopic
  readonly #typing = new Map<string, number>()
  #sentAt = 0
  #sending: Promise<void> = Promise.resolve()
  #isEntered = false
  #isClosed = false
  /** Events received while the list of users is loading; the list may be older than they are. */
  #pending: { who: string; isHere: boolean }[] | null = null
  #enterTimer: ReturnType<typeof setTimeout> | undefined
  #typingTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: RoomOptions) {
    this.#options = options
    this.#topic = new RealtimeTopic({
      name: options.name,
      load: options.load,
      onEvent: (event, payload) => this.#receive(event, payload),
      onReady: () => this.#enterIn(joinDelayMs),
      onChange: () => {
        if (this.#topic.isLate) this.#show([])
      },
    })
  }

  /** Retries a failed connection now. */
  reconnectNow(): void {
    this.#topic.reconnectNow()
    if (this.#topic.isReady) this.#enterIn(0)
  }

  close(): void {
    this.noteStopped()
    this.#isClosed = true
    clearTimeout(this.#enterTimer)
    clearTimeout(this.#typingTimer)
    this.#typing.clear()
    this.#topic.close()
    if (this.#isEntered) void this.#options.leave()
    this.state.set(emptyPresence)
  }

  /** Records that the caller has left and types no more, before the page closes or freezes or the session ends. */
  async pause(): Promise<void> {
    clearTimeout(this.#enterTimer)
    this.#sentAt = 0
    const isEntered = this.#isEntered
    this.#isEntered = false
    if (isEntered) await this.#options.leave()
  }

  /** Broadcasts that the caller is typing, at most every three seconds. */
  noteTyping(): void {
    const now = Date.now()
    if (now - this.#sentAt < sendEveryMs || !this.#topic.isReady) return
    this.#sentAt = now
    this.#sendTyping(true)
  }

  /** Broadcasts that the caller has stopped typing, after the text was sent or cleared. */
  noteStopped(): void {
    if (this.#sentAt === 0 || !this.#topic.isReady) return
    this.#sentAt = 0
    this.#sendTyping(false)
  }

  /** Sends the calls in order: "stopped" must not overtake "typing". */
  #sendTyping(isTyping: boolean): void {
    this.#sending = this.#sending
      .then(() => this.#options.sendTyping(isTyping))
      .catch((error: unknown) => console.warn('The typing state could not be sent.', error))
  }

  #enterIn(waitMs: number): void {
    clearTimeout(this.#enterTimer)
    this.#enterTimer = setTimeout(() => {
      this.#enter().catch((error: unknown) => console.warn('The presence could not be recorded.', error))
    }, waitMs)
  }

  async #enter(): Promise<void> {
    this.#enterIn(enterEveryMs)
    this.#isEntered = true
    const events: { who: string; isHere: boolean }[] = []
    this.#pending = events
    const here = await this.#options.enter()
    if (this.#pending === events) this.#pending = null
    // Closed during the call: the server may have recorded the join after the leave.
    if (this.#isClosed) return this.#options.leave()
    if (!here || !this.#topic.isReady) return
    const people = new Set(here)
    for (const { who, isHere } of events) {
      if (isHere) people.add(who)
      else people.delete(who)
    }
    this.#show([...people])
  }

  #isOther(value: unknown): value is string {
    return typeof value === 'string' && uuid.test(value) && value !== this.#options.uid
  }

  #receive(event: string, payload: unknown): void {
    const who = typeof payload === 'object' && payload !== null && 'uid' in payload ? payload.uid : null
    if (!this.#isOther(who)) return
    if (event === 'here' || event === 'left') {
      const isHere = event === 'here'
      this.#pending?.push({ who, isHere })
      const others = this.state.get().here.filter((id) => id !== who)
      this.#show(isHere ? [...others, who] : others)
      if (isHere) return
    }
    if (event === 'stopped' || event === 'left') this.#typing.delete(who)
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

  /** Sets who is here. People keep their order and new ones come last, so that a newcomer moves nobody on screen. */
  #show(people: readonly string[]): void {
    const others = new Set(people.filter((id) => this.#isOther(id)))
    const known = this.state.get().here.filter((id) => others.has(id))
    const here = [...new Set([...known, ...others])].slice(0, limits.here)
    this.#set({ here, typing: this.state.get().typing })
  }

  #set(next: PresenceState): void {
    const now = this.state.get()
    const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
    if (!isSame(now.here, next.here) || !isSame(now.typing, next.typing)) this.state.set(next)
  }
}
