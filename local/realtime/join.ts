import { randomUUID } from 'node:crypto'
import { limits } from './limits.ts'

/** The settings of a client's join. */
export type ChannelSettings = {
  topic: string
  isPrivate: boolean
  wantsAck: boolean
  wantsSelf: boolean
  /** True when the client asks for a notice that database messages reach this server. */
  wantsReplicationReady: boolean
  hasPresence: boolean
  presenceKey: string
  replay: { since: number; limit: number } | null
  postgresChanges: Record<string, unknown>[]
}

type Bag = Record<string, unknown>
const asBag = (value: unknown): Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {}

/** Parses the settings of a join's payload; malformed values get their default, as hosted. */
export function readChannelSettings(topic: string, payload: Bag): ChannelSettings {
  const config = asBag(payload.config)
  const broadcast = asBag(config.broadcast)
  const presence = asBag(config.presence)
  const key = presence.key
  return {
    topic,
    isPrivate: config.private === true,
    wantsAck: broadcast.ack === true,
    wantsSelf: broadcast.self === true,
    wantsReplicationReady: broadcast.replication_ready === true,
    hasPresence: presence.enabled === true,
    presenceKey: isPresenceKey(key) ? key : randomUUID(),
    replay: readReplay(broadcast.replay),
    postgresChanges: Array.isArray(config.postgres_changes) ? config.postgres_changes.map(asBag) : [],
  }
}

const isPresenceKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= limits.presenceKeyBytes

function readReplay(value: unknown): ChannelSettings['replay'] {
  const { since, limit } = asBag(value)
  if (typeof since !== 'number' || !Number.isFinite(since)) return null
  const wanted = typeof limit === 'number' && Number.isInteger(limit) ? limit : limits.replayMessages
  return { since, limit: Math.min(Math.max(wanted, 1), limits.replayMessages) }
}
