import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'

/** The parts of Supabase's client that a topic uses. */
export type RealtimePart = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>

type TopicOptions = {
  name: string
  load: () => Promise<RealtimePart>
  onEvent: (event: string, payload: unknown) => void
  /** Shows the caller to the others under a key; `onSync` gets the keys of all who are shown. */
  presence?: { key: string; onSync: (keys: readonly string[]) => void }
  onReady: () => void
  /** Called when the server refuses the person, who may have been signed out before the topic opened. */
  onRefused?: () => void
  /** Called when the topic opens, is interrupted or recovers. */
  onChange: () => void
}

const retryDelaysMs = [1000, 2000, 5000, 10_000, 30_000]
/** A refused topic is retried at this interval, because rights can return. */
const refusedMs = 60_000
const lateAfterMs = 5000

/** Topics whose removal is pending: the client would return the same closing channel again. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * Keeps one private topic open. The client rejoins after a lost socket; this class rejoins, with growing
 * delays, after the server closes the channel.
 */
export class RealtimeTopic {
  isReady = false
  /** True when the topic has not been open for several seconds. */
  isLate = false
  #client: RealtimePart | null = null
  #channel: RealtimeChannel | null = null
  #failures = 0
  #isClosed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #lateTimer: ReturnType<typeof setTimeout> | undefined
  readonly #options: TopicOptions

  constructor(options: TopicOptions) {
    this.#options = options
    this.#startLateTimer()
    void this.#connect()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#lateTimer)
    this.#leave()
  }

  /** Retries now and resets the delay, because the tab or the network has returned. */
  reconnectNow(): void {
    if (this.#isClosed || this.isReady) return
    this.#setReady(false)
    this.#startLateTimer()
    if (this.#retry === undefined) return
    clearTimeout(this.#retry)
    this.#retry = undefined
    void this.#connect()
  }

  /** Sends an event to the other listeners, if the topic is open; a lost one is not repeated. */
  send(event: string, payload: Record<string, unknown>): void {
    if (!this.isReady) return
    this.#channel
      ?.send({ type: 'broadcast', event, payload })
      .catch((error: unknown) => console.warn(`An event of ${this.#options.name} was not sent.`, error))
  }

  async #connect(): Promise<void> {
    const { name, load, onEvent, presence } = this.#options
    try {
      const client = await load()
      await leaving.get(name)
      // Without it, the first join has no token, is refused, and must be repeated.
      await client.realtime.setAuth()
      if (this.#isClosed) return
      this.#client = client
      const channel = client.channel(name, {
        config: { private: true, ...(presence && { presence: { key: presence.key } }) },
      })
      this.#channel = channel
      if (presence)
        channel.on('presence', { event: 'sync' }, () => presence.onSync(Object.keys(channel.presenceState())))
      channel
        .on('broadcast', { event: '*' }, ({ event, payload }) => onEvent(event, payload))
        .subscribe((status, error) => {
          if (this.#channel === channel) this.#onStatus(status, error)
        })
    } catch (error) {
      if (this.#isClosed) return
      console.warn(`Live updates of ${name} could not be opened.`, error)
      this.#scheduleRetry()
    }
  }

  #onStatus(status: string, error: Error | undefined): void {
    if (status === 'SUBSCRIBED') {
      this.#failures = 0
      this.#setReady(true)
      this.#track()
      this.#options.onReady()
    } else if (status === 'CLOSED') {
      this.#dropChannel()
      this.#scheduleRetry()
    } else if (/^"?Unauthorized/.test(error?.message ?? '')) {
      this.#dropChannel()
      // A refused user has no connection to wait for, so no interruption is shown.
      this.#setReady(false)
      this.#options.onRefused?.()
      this.#scheduleRetry(refusedMs)
    } else {
      // CHANNEL_ERROR or TIMED_OUT: the client retries.
      this.#startLateTimer()
    }
  }

  #track(): void {
    if (!this.#options.presence) return
    this.#channel
      ?.track({})
      .catch((error: unknown) => console.warn(`Presence in ${this.#options.name} was not sent.`, error))
  }

  #dropChannel(): void {
    this.#leave()
    this.#startLateTimer()
  }

  #leave(): void {
    const channel = this.#channel
    this.#channel = null
    if (!channel || !this.#client) return
    const { name } = this.#options
    const left: Promise<unknown> = this.#client
      .removeChannel(channel)
      .catch((error: unknown) => console.warn(`The channel of ${name} could not be closed.`, error))
      .finally(() => {
        if (leaving.get(name) === left) leaving.delete(name)
      })
    leaving.set(name, left)
  }

  #scheduleRetry(waitMs = retryDelaysMs[Math.min(this.#failures, retryDelaysMs.length - 1)]): void {
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      void this.#connect()
    }, waitMs)
  }

  /** Starts the timer that marks the topic as interrupted. */
  #startLateTimer(): void {
    this.isReady = false
    this.#lateTimer ??= setTimeout(() => this.#setLate(true), lateAfterMs)
  }

  #setReady(isReady: boolean): void {
    this.isReady = isReady
    clearTimeout(this.#lateTimer)
    this.#lateTimer = undefined
    this.#setLate(false)
  }

  #setLate(isLate: boolean): void {
    if (this.isLate === isLate) return
    this.isLate = isLate
    this.#options.onChange()
  }
}
