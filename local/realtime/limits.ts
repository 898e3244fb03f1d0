/** Bounds like those of hosted Realtime's paid plans: far above what the app does, low enough to stop a runaway client. */
export const limits = {
  frameBytes: 5_000_000,
  payloadBytes: 3_000_000,
  messagesPerSecond: 500,
  joinsPerSecond: 100,
  channelsPerConnection: 100,
  presenceCalls: 5,
  presenceWindowMs: 30_000,
  presenceBytes: 1024,
  presenceKeyBytes: 128,
  connections: 1000,
  /** Sockets without a signed-in channel, in all and from one address. */
  anonymousConnections: 300,
  anonymousPerAddress: 50,
  /** A client sends a heartbeat every 25 s; one that has been silent this long is gone. */
  silenceMs: 60_000,
  /** How often the silent are looked for. */
  reapEveryMs: 15_000,
  /** A client that does not read is let go before it fills the memory. */
  unreadBytes: 16_000_000,
  /** How often a channel's right is looked at again while its token lasts. */
  recheckMs: 300_000,
  /** How long a client that asked for it waits to hear that messages of the database arrive. */
  replicationWaitMs: 10_000,
  replayMessages: 25,
  retentionHours: 72,
}

/** Counts events in a window and tells when there are too many. */
export class Rate {
  #count = 0
  #from = 0
  constructor(
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one more; false when it is one too many. */
  allows(now = Date.now()): boolean {
    if (now - this.#from >= this.windowMs) {
      this.#from = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= this.most
  }
}
