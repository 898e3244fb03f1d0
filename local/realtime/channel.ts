import type { Broadcast, Hub, Listener, PresenceEntry, TopicPresence } from './hub.ts'
import type { ChannelSettings } from './join.ts'
import { limits, Rate } from './limits.ts'
import { encode, encodeBroadcast, type SocketFrame, type Version } from './protocol.ts'
import type { TopicRights } from './rights.ts'

/** The connection of a channel. */
export type Line = { version: Version; send(data: string | Buffer): void; forget(channel: Channel): void }

/** One joined channel. */
export class Channel implements Listener {
  presence: PresenceEntry | null = null
  readonly topic: string
  readonly #hub: Hub
  readonly #line: Line
  readonly #joinRef: string | null
  readonly #settings: ChannelSettings
  readonly #rights: TopicRights
  /** Messages received before the client got the reply to its join. */
  #held: Broadcast[] | null = []
  readonly #presenceRate = new Rate(limits.presenceCalls, limits.presenceWindowMs)

  constructor(hub: Hub, line: Line, joinRef: string | null, settings: ChannelSettings, rights: TopicRights) {
    this.#hub = hub
    this.#line = line
    this.#joinRef = joinRef
    this.#settings = settings
    this.#rights = rights
    this.topic = settings.topic
  }

  get wireTopic(): string {
    return `realtime:${this.topic}`
  }

  /** Leaves the topic without a message to the client. */
  dispose(): void {
    this.#rights.stop()
    this.#hub.remove(this)
    this.#line.forget(this)
  }

  deliver(broadcast: Broadcast): void {
    if (!this.#rights.read.broadcast) return
    if (this.#held) {
      this.#held.push(broadcast)
      return
    }
    const data = encodeBroadcast(this.#line.version, this.wireTopic, broadcast)
    if (data !== null) this.#line.send(data)
  }

  deliverPresence(diff: { joins: TopicPresence; leaves: TopicPresence }): void {
    if (this.#showsPresence) this.#push('presence_diff', diff)
  }

  /** Starts delivery, with the presence state first, because a client cannot apply changes without it. */
  open(): void {
    if (this.#showsPresence) this.#push('presence_state', this.#hub.presenceState(this), this.#joinRef)
    const held = this.#held ?? []
    this.#held = null
    for (const broadcast of held) this.deliver(broadcast)
  }

  reply(ref: string | null, status: 'ok' | 'error', response: object): void {
    this.#push('phx_reply', { status, response }, this.#joinRef, ref)
  }

  /** Closes the channel with a reason; the client does not rejoin. */
  close(message: string): void {
    this.#notify('error', message)
    this.#leave()
  }

  /** Reports to a client that asked for it whether database messages arrive. */
  notifyReplication(isReady: boolean): void {
    if (isReady) this.#notify('ok', 'Replication connection established')
    else this.#notify('error', 'Replication connection not established')
  }

  async handle(frame: SocketFrame): Promise<void> {
    switch (frame.event) {
      case 'phx_leave':
        this.reply(frame.ref, 'ok', {})
        this.#leave()
        break
      case 'access_token':
        await this.#rights.refresh(frame.payload.access_token)
        break
      case 'broadcast':
        await this.#broadcast(frame)
        break
      case 'presence':
        await this.#track(frame)
    }
  }

  get #showsPresence(): boolean {
    return this.#settings.hasPresence && this.#rights.read.presence
  }

  #leave(): void {
    this.#push('phx_close', {}, this.#joinRef, this.#joinRef)
    this.dispose()
  }

  async #broadcast(frame: SocketFrame): Promise<void> {
    if (!frame.broadcast) return
    if (sizeOf(frame) > limits.payloadBytes) {
      if (this.#settings.wantsAck)
        this.reply(frame.ref, 'error', { reason: 'Payload size exceeds tenant limit' })
      return
    }
    // A refusal sends no response, as hosted; the client's push times out.
    if (!(await this.#rights.write('broadcast'))) return
    this.#hub.publish({ topic: this.topic, ...frame.broadcast }, this.#settings.wantsSelf ? null : this)
    if (this.#settings.wantsAck) this.reply(frame.ref, 'ok', {})
  }

  async #track(frame: SocketFrame): Promise<void> {
    const { ref, payload } = frame
    if (!this.#presenceRate.allows()) {
      this.close('Client presence rate limit exceeded')
      return
    }
    const action = String(payload.event).toLowerCase()
    const state = payload.payload ?? {}
    if (action === 'track' && (typeof state !== 'object' || Array.isArray(state))) {
      this.reply(ref, 'error', { reason: 'Presence track payload must be a map' })
    } else if (action === 'track' && Buffer.byteLength(JSON.stringify(state)) > limits.presenceBytes) {
      this.close('Track message size exceeded')
    } else if (!(await this.#rights.write('presence'))) {
      this.reply(ref, 'error', { reason: 'You do not have permissions to write presence' })
    } else {
      const key = this.#settings.presenceKey
      if (action === 'track') this.#hub.setPresence(this, { key, state: state as Record<string, unknown> })
      else if (action === 'untrack') this.#hub.setPresence(this, null)
      this.reply(ref, 'ok', {})
    }
  }

  #notify(status: 'ok' | 'error', message: string): void {
    this.#push('system', { extension: 'system', status, message, channel: this.topic }, this.#joinRef)
  }

  #push(event: string, payload: unknown, joinRef: string | null = null, ref: string | null = null): void {
    this.#line.send(encode(this.#line.version, { joinRef, ref, topic: this.wireTopic, event, payload }))
  }
}

function sizeOf(frame: SocketFrame): number {
  const content = frame.broadcast?.content
  if (!content) return 0
  return 'json' in content ? Buffer.byteLength(content.json) : content.bytes.length
}
