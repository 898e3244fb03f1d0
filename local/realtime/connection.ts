import type { WebSocket } from 'ws'
import { Channel, type Line } from './channel.ts'
import { Refusal } from './claims.ts'
import { type ChannelSettings, readChannelSettings } from './join.ts'
import { limits, Rate } from './limits.ts'
import { decode, encode, encodeBroadcast, type SocketFrame, type Version } from './protocol.ts'
import { TopicRights } from './rights.ts'
import type { Service } from './service.ts'

const prefix = 'realtime:'

/** One WebSocket with its channels, rate limits and heartbeat. */
export class Connection implements Line {
  readonly #channels = new Map<string, Channel>()
  /** Frames of one topic are processed in order; a slow join delays neither heartbeats nor other topics. */
  readonly #queues = new Map<string, Promise<void>>()
  readonly #messageRate = new Rate(limits.messagesPerSecond, 1000)
  readonly #joinRate = new Rate(limits.joinsPerSecond, 1000)
  #lastActivityAt = Date.now()
  #isClosed = false
  /** Closes a socket that joins nothing. */
  readonly #joinTimer: NodeJS.Timeout

  constructor(
    private readonly service: Service,
    private readonly socket: WebSocket,
    readonly version: Version,
    private readonly apiKey: string,
    /** Called when the socket joins its first channel as a signed-in user. */
    private readonly onSignedIn: () => void,
  ) {
    socket.on('message', (data, isBinary) => this.#guard(() => this.#receive(data as Buffer, isBinary)))
    socket.on('pong', () => this.#recordActivity())
    socket.on('error', () => socket.terminate()) // A frame that is too large or malformed; the client reconnects.
    socket.on('close', () => this.#guard(() => this.#close()))
    this.#joinTimer = setTimeout(() => {
      // A join that waits for the database gets more time.
      if (this.#queues.size > 0) this.#joinTimer.refresh()
      else socket.close(1008, 'No channel was joined')
    }, limits.joinMs)
    this.#joinTimer.unref()
  }

  send(data: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > limits.unreadBytes) this.socket.terminate()
    else this.socket.send(data)
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.wireTopic) === channel) this.#channels.delete(channel.wireTopic)
  }

  /** Ends a connection without a heartbeat. */
  reap(now: number): void {
    if (now - this.#lastActivityAt > limits.silenceMs) this.socket.terminate()
  }

  /** Ends the connection because the server stops; the client reconnects. */
  end(): void {
    this.socket.close(1012, 'Service restart')
  }

  /** Runs a socket handler; an error ends this connection, not the process. */
  #guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      console.error('realtime: a connection failed:', error)
      this.socket.terminate()
    }
  }

  #close(): void {
    this.#isClosed = true
    clearTimeout(this.#joinTimer)
    for (const channel of [...this.#channels.values()]) channel.dispose()
  }

  #recordActivity(): void {
    this.#lastActivityAt = Date.now()
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.#recordActivity()
    const frame = decode(this.version, data, isBinary)
    if (!frame) return
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') this.#reply(frame, 'ok', {})
    else if (this.#messageRate.allows()) this.#enqueue(frame)
    else this.#channels.get(frame.topic)?.close('Too many messages per second')
  }

  #enqueue(frame: SocketFrame): void {
    const before = this.#queues.get(frame.topic) ?? Promise.resolve()
    const work = before.then(() => this.#handle(frame)).catch((error: unknown) => this.#fail(frame, error))
    this.#queues.set(frame.topic, work)
    void work.then(() => {
      if (this.#queues.get(frame.topic) === work) this.#queues.delete(frame.topic)
    })
  }

  async #handle(frame: SocketFrame): Promise<void> {
    if (this.#isClosed) return
    if (frame.event === 'phx_join') return this.#join(frame)
    const channel = this.#channels.get(frame.topic)
    if (channel) return channel.handle(frame)
    if (frame.event === 'phx_leave') this.#reply(frame, 'ok', {})
    else if (frame.ref) this.#reply(frame, 'error', { reason: 'unmatched topic' })
  }

  #fail(frame: SocketFrame, error: unknown): void {
    const isRefusal = error instanceof Refusal
    if (!isRefusal) console.error('realtime:', error)
    this.#reply(frame, 'error', { reason: isRefusal ? error.reason : 'Unknown Error on Channel' })
  }

  async #join(frame: SocketFrame): Promise<void> {
    const topic = frame.topic.startsWith(prefix) ? frame.topic.slice(prefix.length) : ''
    if (topic === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name')
    // A second join of a topic replaces the first.
    this.#channels.get(frame.topic)?.dispose()
    if (!this.#joinRate.allows()) {
      throw new Refusal('ClientJoinRateLimitReached', 'Too many joins per second')
    }
    if (this.#channels.size >= limits.channelsPerConnection) {
      throw new Refusal('ChannelRateLimitReached', 'Too many channels')
    }
    const settings = readChannelSettings(topic, frame.payload)
    if (!settings.isPrivate) {
      throw new Refusal('PrivateOnly', 'This project only allows private channels')
    }
    const sent = frame.payload.access_token
    const token = typeof sent === 'string' && sent !== '' && !sent.startsWith('sb_') ? sent : this.apiKey
    let channel: Channel | null = null
    const rights = await TopicRights.of(this.service, settings, token, (message) => channel?.close(message))
    if (rights.isSignedIn) this.onSignedIn()
    channel = new Channel(this.service.hub, this, frame.joinRef, settings, rights)
    clearTimeout(this.#joinTimer)
    this.#channels.set(frame.topic, channel)
    this.service.hub.add(channel)
    // The connection may have closed during the database query, and then only this code disposes the channel.
    if (this.#isClosed) channel.dispose()
    else await this.#welcome(channel, frame, settings, rights)
  }

  /**
   * Sends the responses to a join in the order clients rely on: reply, replayed messages, presence state, new
   * messages.
   */
  async #welcome(
    channel: Channel,
    frame: SocketFrame,
    settings: ChannelSettings,
    rights: TopicRights,
  ): Promise<void> {
    try {
      const replayed = await this.service.replay(settings, rights.read)
      // Row changes are not supported, but a client must get its own list back to count as joined.
      const bindings = settings.postgresChanges.map((binding, index) => ({ ...binding, id: index + 1 }))
      channel.reply(frame.ref, 'ok', { postgres_changes: bindings })
      for (const { id, event, content } of replayed) {
        const meta = { replayed: true, id }
        const data = encodeBroadcast(this.version, frame.topic, { event, content, meta })
        if (data !== null) this.send(data)
      }
      channel.open()
      if (settings.wantsReplicationReady) void this.#notifyReplication(channel)
    } catch (error) {
      channel.dispose()
      throw error
    }
  }

  /** Not awaited by the join, so that frames of the topic do not wait for the database. */
  async #notifyReplication(channel: Channel): Promise<void> {
    const isReady = await this.service.whenReplicating()
    if (this.#channels.get(channel.wireTopic) === channel) channel.notifyReplication(isReady)
  }

  #reply(frame: SocketFrame, status: 'ok' | 'error', response: object): void {
    const { joinRef, ref, topic } = frame
    this.send(
      encode(this.version, { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
    )
  }
}
