import type { Sql } from 'postgres'
import { type ClaimsReader, type RealtimeClaims, Refusal } from './claims.ts'
import type { Hub } from './hub.ts'
import type { ChannelSettings } from './join.ts'
import { type Extension, mayRead, mayWrite, type TopicAccess } from './policies.ts'
import type { Content } from './protocol.ts'

/** A stored message that is replayed to a client that asked for missed messages. */
type Replayed = { id: string; event: string; content: Content }

/** The state that all connections share: the hub, the tokens and the database. */
export class Service {
  constructor(
    readonly hub: Hub,
    readonly readClaims: ClaimsReader,
    private readonly sql: Sql,
    /** Resolves to true when database messages arrive, or to false after a timeout. */
    readonly whenReplicating: () => Promise<boolean>,
  ) {}

  mayWrite(topic: string, claims: RealtimeClaims, extension: Extension): Promise<boolean> {
    return mayWrite(this.sql, topic, claims, extension)
  }

  /** The kinds that a channel may receive; throws a Refusal when there are none. */
  async requireRead(settings: ChannelSettings, claims: RealtimeClaims): Promise<TopicAccess> {
    const access = await mayRead(this.sql, settings.topic, claims)
    const isAllowed = access.broadcast || (settings.hasPresence && access.presence)
    if (!isAllowed) {
      const message = `You do not have permissions to read from this Channel topic: ${settings.topic}`
      throw new Refusal('Unauthorized', message)
    }
    return access
  }

  /** The latest messages since a time, oldest first. */
  async replay(settings: ChannelSettings, access: TopicAccess): Promise<Replayed[]> {
    const { replay } = settings
    if (!replay) return []
    if (!access.broadcast) return []
    const rows = await this.sql<
      { id: string; event: string; payload: string | null; binary_payload: Buffer | null }[]
    >`
      select id, event, payload::text as payload, binary_payload from realtime.messages
      where topic = ${settings.topic} and private and extension = 'broadcast' and event is not null
        and inserted_at >= to_timestamp(${replay.since / 1000}::float8) at time zone 'UTC'
      order by inserted_at desc limit ${replay.limit}`
    return rows.reverse().map(({ id, event, payload, binary_payload: bytes }) => ({
      id,
      event,
      content: bytes ? { bytes } : { json: payload ?? 'null' },
    }))
  }
}
