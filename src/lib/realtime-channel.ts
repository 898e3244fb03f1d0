import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'

/** What of Supabase's client a topic needs. */
export type RealtimePart = Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>

type TopicOptions = {
  name: string
  load: () => Promise<RealtimePart>
  onEvent: (event: string, payload: unknown) => void
  onReady: () => void
  /** It has become late, or is not any more. */
  onChange: () => void
}

const waitsMs = [1000, 2000, 5000, 10_000, 30_000]
/** Who was refused is asked again now and then: rights can come back. */
const refusedMs = 60_000
const patienceMs = 5000

/** Channels on their way out: the client would hand out the same, dying one again. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * One private topic, kept open. The client itself comes back after a lost socket; when the server closes the channel
 * (the token ran out, rights were lost, too many messages) it does not, and that is made good here, ever more slowly.
 */
export class RealtimeTopic {
  isReady = false
  /** Not open for longer than anybody should be left in the dark about. */
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
    this.#expect()
    void this.#connect()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#lateTimer)
    this.#leave()
  }

  /** Tries at once what would be tried later, and is patient again: the tab or the network is back. */
  reconnectNow(): void {
    if (this.#isClosed || this.isReady) return
    this.#settle(false)
    this.#expect()
    if (this.#retry === undefined) return
    clearTimeout(this.#retry)
    this.#retry = undefined
    void this.#connect()
  }

  async #connect(): Promise<void> {
    const { name, load, onEvent } = this.#options
    try {
      const client = await load()
      await leaving.get(name)
      // Without it the first join goes out in nobody's name, is refused, and has to be made again.
      await client.realtime.setAuth()
      if (this.#isClosed) return
      this.#client = client
      const channel = client.channel(name, { config: { private: true } })
      this.#channel = channel
      channel
        .on('broadcast', { event: '*' }, ({ event, payload }) => onEvent(event, payload))
        .subscribe((status, error) => {
          if (this.#channel === channel) this.#hear(status, error)
        })
    } catch (error) {
      if (this.#isClosed) return
      console.warn(`Live updates of ${name} could not be opened.`, error)
      this.#again()
    }
  }

  #hear(status: string, error: Error | undefined): void {
    if (status === 'SUBSCRIBED') {
      this.#failures = 0
      this.#settle(true)
      this.#options.onReady()
    } else if (status === 'CLOSED') {
      this.#lose()
      this.#again()
    } else if (/^"?Unauthorized/.test(error?.message ?? '')) {
      this.#lose()
      // Nothing is on its way: whoever lost the right is not told to wait for it.
      this.#settle(false)
      this.#again(refusedMs)
    } else {
      // CHANNEL_ERROR or TIMED_OUT: the client itself tries again.
      this.#expect()
    }
  }

  #lose(): void {
    this.#leave()
    this.#expect()
  }

  #leave(): void {
    const channel = this.#channel
    this.#channel = null
    if (!channel || !this.#client) return
    const { name } = this.#options
    const left: Promise<unknown> = this.#client
      .removeChannel(channel)
      .catch((error: unknown) => console.warn(`The channel of ${name} was not left in order.`, error))
      .finally(() => {
        if (leaving.get(name) === left) leaving.delete(name)
      })
    leaving.set(name, left)
  }

  #again(waitMs = waitsMs[Math.min(this.#failures, waitsMs.length - 1)]): void {
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      void this.#connect()
    }, waitMs)
  }

  /** It should be open and is not: soon that is said. */
  #expect(): void {
    this.isReady = false
    this.#lateTimer ??= setTimeout(() => this.#setLate(true), patienceMs)
  }

  #settle(isReady: boolean): void {
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
