import { CHATS } from '../support/fixture-chat.ts'
import { COLLEAGUE, COMPANY, INACTIVE_PERSON, OTHER, OTHER_COMPANY, SUBJECT } from '../support/ids.ts'
import { defineTable, type MatrixRole, STAFF, type TableSpec } from './types.ts'

type Relation = keyof typeof CHATS
const relations = Object.keys(CHATS) as Relation[]
const isActive = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'
/** Own rows only, for every role: an admin reads no chat of others. */
const own = (role: MatrixRole, relation: string) =>
  isActive(role) && (relation === 'own' || relation === 'gone')

const TOPICS = {
  own: `room:chat:${CHATS.own}`,
  gone: `room:chat:${CHATS.gone}`,
  company: `room:chat:${CHATS.company}`,
  other: `room:chat:${CHATS.other}`,
  staff: 'presence:staff',
  clients: 'presence:clients',
  ownCompany: `presence:company:${COMPANY}`,
  otherCompany: `presence:company:${OTHER_COMPANY}`,
  invalid: `room:chat:${CHATS.own}x`,
  /** The same topic with a message instead of presence. */
  forged: `room:chat:${CHATS.own}`,
} as const
type Topic = keyof typeof TOPICS

/** The channel of a chat with a deleted person has no member. */
const inRoom = (role: MatrixRole, relation: string) => isActive(role) && relation === 'own'
const hears = (role: MatrixRole, relation: Topic) =>
  inRoom(role, relation) ||
  inRoom(role, relation === 'forged' ? 'own' : '') ||
  (isActive(role) && (relation === 'staff' || relation === 'ownCompany')) ||
  (STAFF.includes(role) && (relation === 'clients' || relation === 'otherCompany'))

/** Presence and messages of a room come from its members; hints of other topics only from the database. */
const speaks = (role: MatrixRole, relation: Topic) =>
  inRoom(role, relation) || inRoom(role, relation === 'forged' ? 'own' : '')

export const chatTables: readonly TableSpec[] = [
  defineTable<Relation>({
    table: 'public.chats',
    relations,
    rows: (relation) => `id = '${CHATS[relation]}'`,
    insert: () => `insert into public.chats (low_id, high_id) values ('${SUBJECT}', '${OTHER}')`,
    set: 'last_seq = last_seq',
    may: { select: own },
  }),
  defineTable<Relation>({
    table: 'public.chat_members',
    relations,
    rows: (relation) => `chat_id = '${CHATS[relation]}'`,
    insert: (relation) =>
      `insert into public.chat_members (chat_id, user_id) values ('${CHATS[relation]}', '${SUBJECT}')`,
    set: 'last_seen_seq = last_seen_seq',
    may: { select: own },
  }),
  defineTable<Relation>({
    table: 'public.chat_messages',
    relations,
    rows: (relation) => `chat_id = '${CHATS[relation]}'`,
    insert: (relation) =>
      `insert into public.chat_messages (id, chat_id, seq, sender_id, body, sent_at) values (gen_random_uuid(), '${CHATS[relation]}', 2, '${relation === 'gone' ? INACTIVE_PERSON : COLLEAGUE}', 'Forged', now())`,
    set: 'body = body',
    may: { select: own },
  }),
  defineTable<Topic>({
    table: 'realtime.messages',
    relations: Object.keys(TOPICS) as Topic[],
    rows: () => `extension = 'broadcast'`,
    topic: (relation) => TOPICS[relation],
    insert: (relation) =>
      `insert into realtime.messages (topic, extension) values ('anything', '${relation === 'forged' ? 'broadcast' : 'presence'}')`,
    set: 'event = event',
    grantedToAll: ['select', 'insert', 'update'],
    may: { select: hears, insert: speaks },
  }),
]
