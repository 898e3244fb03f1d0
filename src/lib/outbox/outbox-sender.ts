import { isSignedIn } from './pending.ts'
import { isDue, type OutboxEntry, type SendOptions, sendLane } from './send-lane.ts'

type SenderOptions<E extends OutboxEntry, R> = SendOptions<E, R> & {
  /** The name of the outbox, which its Web Locks start with. */
  name: string
  /** Entries of one lane are sent in order; lanes do not wait for each other. */
  laneOf: (entry: E) => string
  /** The growing delays after transient errors; the last is repeated. */
  waitsMs: readonly number[]
}

/** Sends the lanes of an outbox side by side, again with growing delays while errors are transient. */
export class OutboxSender<E extends OutboxEntry, R> {
  readonly #options: SenderOptions<E, R>
  readonly #busy = new Set<string>()
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: SenderOptions<E, R>) {
    this.#options = options
  }

  /** Sends every due entry whose lane is not being sent already. */
  readonly sendNow = (): void => {
    clearTimeout(this.#timer)
    const { uid, entries, laneOf } = this.#options
    if (!isSignedIn(uid)) return
    const now = Date.now()
    const lanes = new Set(
      entries
        .all()
        .filter((entry) => isDue(entry, now))
        .map(laneOf),
    )
    for (const lane of lanes) if (!this.#busy.has(lane)) void this.#send(lane)
  }

  async #send(lane: string): Promise<void> {
    const { name, uid, laneOf } = this.#options
    this.#busy.add(lane)
    try {
      const { waiting } = await sendLane(
        this.#options,
        `quillport-${name}:${uid}:${lane}`,
        (entry) => laneOf(entry) === lane,
      )
      if (waiting.length > 0) this.#sendLater()
      else this.#failures = 0
    } catch (error) {
      console.warn('The outbox could not be sent; it is tried again.', error)
      this.#sendLater()
    } finally {
      this.#busy.delete(lane)
    }
  }

  #sendLater(): void {
    const { waitsMs } = this.#options
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.sendNow, waitsMs[Math.min(this.#failures, waitsMs.length - 1)])
    this.#failures += 1
  }
}
