/**
 * Limits like those of hosted Realtime's paid plans: far above the app's use, low enough to stop a runaway
 * client.
 */
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
  /** Sockets without a signed-in channel, in total and per address. */
  anonymousConnections: 300,
  anonymousPerAddress: 50,
  /** A socket that has not joined a channel by then is closed, so that it takes no place of others. */
  joinMs: 10_000,
  /** The most messages of one REST call. */
  restMessages: 100,
  /** A client sends a heartbeat every 25 s; after this silence its connection is ended. */
  silenceMs: 60_000,
  /** The interval of the check for silent connections. */
  reapEveryMs: 15_000,
  /** A client that does not read is disconnected before its buffer fills the memory. */
  unreadBytes: 16_000_000,
  /** The interval at which a channel's rights are checked again while its token is valid. */
  recheckMs: 300_000,
  /** The longest wait of a client that asked for the replication notice. */
  replicationWaitMs: 10_000,
  replayMessages: 25,
  retentionHours: 72,
}

/** Counts events in a window and refuses those over the limit. */
export class Rate {
  #count = 0
  #from = 0
  constructor(
    private readonly most: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one event; false when it exceeds the limit. */
  allows(now = Date.now()): boolean {
    if (now - this.#from >= this.windowMs) {
      this.#from = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= this.most
  }
}
