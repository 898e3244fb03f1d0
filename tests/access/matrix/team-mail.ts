import {
  CONVERSATIONS,
  FIXTURE_TEAM,
  SAVED_REPLY,
  type TeamConversation,
  teamMessageOf,
  teamNoteOf,
} from '../support/fixture-team-mail.ts'
import { OTHER, SUBJECT } from '../support/ids.ts'
import { defineTable, type MatrixRole, STAFF, type TableSpec } from './types.ts'

type Note = `${TeamConversation}-${'mine' | 'theirs'}`

const conversations = Object.keys(CONVERSATIONS) as TeamConversation[]
const isActive = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'

/** Staff read conversations without a request, and those about a request that they may read; clients read none. */
const reads = (role: MatrixRole, conversation: string) =>
  STAFF.includes(role) && (conversation !== 'foreign' || role === 'admin' || role === 'manager')
/** The client who wrote the conversation reads its messages in their own mailbox. */
const readsMessages = (role: MatrixRole, conversation: string) =>
  reads(role, conversation) || (isActive(role) && conversation === 'written')

const notes = conversations.flatMap((conversation): Note[] => [
  `${conversation}-mine`,
  `${conversation}-theirs`,
])
const ofNote = (note: Note) => note.split('-') as [TeamConversation, 'mine' | 'theirs']
const ownNote = (role: MatrixRole, note: Note) => {
  const [conversation, author] = ofNote(note)
  return author === 'mine' && reads(role, conversation)
}

/** The shared inbox of staff; internal notes above all are read by no client. */
export const teamMailTables: readonly TableSpec[] = [
  defineTable<'any'>({
    table: 'public.teams',
    relations: ['any'],
    rows: () => `id = '${FIXTURE_TEAM}'`,
    insert: () => `insert into public.teams (name) values ('x')`,
    set: 'name = name',
    may: { select: isActive },
  }),
  defineTable<TeamConversation>({
    table: 'public.threads',
    relations: conversations,
    rows: (conversation) => `id = '${CONVERSATIONS[conversation]}'`,
    insert: () => `insert into public.threads (subject, team_id) values ('x', '${FIXTURE_TEAM}')`,
    set: `team_id = null`,
    may: { select: readsMessages },
  }),
  defineTable<TeamConversation>({
    table: 'public.messages',
    relations: conversations,
    rows: (conversation) => `id = '${teamMessageOf(conversation)}'`,
    insert: (conversation) =>
      `insert into public.messages (id, thread_id, seq, subject, html, text, holders)
        values (gen_random_uuid(), '${CONVERSATIONS[conversation]}', 2, 'x', 'x', 'x', '{}')`,
    set: 'from_team = true',
    may: { select: readsMessages },
  }),
  defineTable<TeamConversation>({
    table: 'public.message_attachments',
    relations: conversations,
    rows: (conversation) => `message_id = '${teamMessageOf(conversation)}'`,
    insert: (conversation) =>
      `insert into public.message_attachments (message_id, name, size, path) values ('${teamMessageOf(conversation)}', 'x', 1, 'x')`,
    set: `path = 'x'`,
    may: { select: readsMessages },
  }),
  defineTable<TeamConversation>({
    table: 'public.team_conversations',
    relations: conversations,
    rows: (conversation) => `thread_id = '${CONVERSATIONS[conversation]}'`,
    insert: (conversation) =>
      `insert into public.team_conversations (thread_id, team_id, last_seq, last_message_id, last_at)
        values ('${CONVERSATIONS[conversation]}', '${FIXTURE_TEAM}', 1, gen_random_uuid(), now())`,
    set: 'assignee_id = null',
    may: { select: reads },
  }),
  defineTable<'own' | 'other'>({
    table: 'public.team_reads',
    relations: ['own', 'other'],
    rows: (relation) => `user_id = '${relation === 'own' ? SUBJECT : OTHER}'`,
    insert: () => `insert into public.team_reads (thread_id, seq) values ('${CONVERSATIONS.general}', 1)`,
    set: 'seq = 0',
    may: { select: (role, relation) => STAFF.includes(role) && relation === 'own' },
  }),
  defineTable<Note>({
    table: 'public.team_notes',
    relations: notes,
    rows: (note) => `id = '${teamNoteOf(...ofNote(note))}'`,
    insert: (note) => {
      const [conversation, author] = ofNote(note)
      const values = `gen_random_uuid(), '${CONVERSATIONS[conversation]}', 'n'`
      return author === 'mine'
        ? `insert into public.team_notes (id, thread_id, body) values (${values})`
        : `insert into public.team_notes (id, thread_id, body, author_id) values (${values}, '${OTHER}')`
    },
    set: `body = 'x'`,
    may: {
      select: (role, note) => reads(role, ofNote(note)[0]),
      insert: ownNote,
      delete: ownNote,
    },
    sweeps: [
      {
        statement: 'delete from public.team_notes',
        rows: (role) =>
          role === 'anon' ? -1 : conversations.filter((conversation) => reads(role, conversation)).length,
      },
    ],
  }),
  defineTable<'any'>({
    table: 'public.saved_replies',
    relations: ['any'],
    rows: () => `id = '${SAVED_REPLY}'`,
    insert: () => `insert into public.saved_replies (title, language, body) values ('x', 'en', 'x')`,
    set: `body = 'x'`,
    may: {
      select: (role) => STAFF.includes(role),
      insert: (role) => STAFF.includes(role),
      update: (role) => STAFF.includes(role),
      delete: (role) => STAFF.includes(role),
    },
  }),
]
