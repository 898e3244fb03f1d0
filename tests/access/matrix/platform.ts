import { avatarOf } from '../support/fixture-account.ts'
import { IMPORTS, MANUSCRIPTS, OTHER, SUBJECT } from '../support/ids.ts'
import { closed, defineTable, type MatrixRole, READERS, type Rule, type TableSpec, WRITERS } from './types.ts'

type Manuscript = keyof typeof MANUSCRIPTS
type Stored =
  | Manuscript
  | 'ownAvatar'
  | 'otherAvatar'
  | 'ownArchive'
  | 'startedArchive'
  | 'otherArchive'
  | 'noBucket'
type Topic = Manuscript | 'self' | 'other' | 'invalid'

const manuscripts = Object.keys(MANUSCRIPTS) as Manuscript[]
const isManuscript = (relation: string): relation is Manuscript => relation in MANUSCRIPTS
const reads: Rule<string> = (role, relation) =>
  role === 'admin' || (READERS.includes(role) && ['own', 'viewer', 'editor'].includes(relation))
const isActive = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'
/** The own avatar: every active account may have one. */
const ownAvatar: Rule<string> = (role, relation) => relation === 'ownAvatar' && isActive(role)
const writes: Rule<string> = (role, relation) =>
  role === 'admin' || (WRITERS.includes(role) && ['own', 'editor'].includes(relation))

const storedName = (relation: Stored, fresh: boolean): [string, string] => {
  if (isManuscript(relation)) return ['manuscript-files', `${MANUSCRIPTS[relation]}/${fresh ? 'new' : 'f'}`]
  if (relation === 'noBucket') return ['avatars', `${MANUSCRIPTS.own}/f`]
  if (relation === 'ownAvatar') return ['avatars', avatarOf(SUBJECT, fresh)]
  if (relation === 'otherAvatar') return ['avatars', avatarOf(OTHER, fresh)]
  const person = relation === 'otherArchive' ? OTHER : SUBJECT
  if (!fresh) return ['archives', `${person}/done.zip`]
  const id = { ownArchive: IMPORTS.own, startedArchive: IMPORTS.started, otherArchive: IMPORTS.other }[
    relation
  ]
  return ['archives', `${person}/${id}.zip`]
}

export const platformTables: readonly TableSpec[] = [
  defineTable<Stored>({
    table: 'storage.objects',
    relations: [
      ...manuscripts,
      'ownAvatar',
      'otherAvatar',
      'ownArchive',
      'startedArchive',
      'otherArchive',
      'noBucket',
    ],
    rows: (relation) => {
      const [bucket, name] = storedName(relation, false)
      return `bucket_id = '${bucket}' and name = '${name}'`
    },
    insert: (relation) => {
      const [bucket, name] = storedName(relation, true)
      return `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`
    },
    set: 'metadata = metadata',
    grantedToAll: ['select', 'insert', 'update', 'delete'],
    may: {
      select: (role, relation) =>
        isManuscript(relation)
          ? reads(role, relation)
          : ownAvatar(role, relation) ||
            (isActive(role) &&
              (relation === 'ownArchive' ||
                relation === 'startedArchive' ||
                (relation === 'otherArchive' && role === 'admin'))),
      insert: (role, relation) =>
        isManuscript(relation)
          ? writes(role, relation)
          : ownAvatar(role, relation) || (isActive(role) && relation === 'ownArchive'),
      delete: (role, relation) =>
        ownAvatar(role, relation) || (isManuscript(relation) && writes(role, relation)),
    },
  }),
  defineTable<'any'>({
    table: 'storage.buckets',
    relations: ['any'],
    rows: () => `id = 'archives'`,
    insert: () => `insert into storage.buckets (id, name) values ('new', 'new')`,
    set: 'public = true',
    grantedToAll: ['select', 'insert', 'update', 'delete'],
    may: {},
  }),
  defineTable<'any'>({
    table: 'storage.s3_multipart_uploads',
    relations: ['any'],
    rows: () => 'true',
    insert: () =>
      `insert into storage.s3_multipart_uploads (id, upload_signature, bucket_id, key, version) values ('new', '', 'archives', 'x', 'x')`,
    set: 'in_progress_size = 0',
    grantedToAll: ['select'],
    may: {},
  }),
  defineTable<Topic>({
    table: 'realtime.messages',
    relations: [...manuscripts, 'self', 'other', 'invalid'],
    rows: () => `extension = 'broadcast'`,
    topic: (relation) => {
      if (isManuscript(relation)) return `manuscript:${MANUSCRIPTS[relation]}`
      return { self: `user:${SUBJECT}`, other: `user:${OTHER}`, invalid: `manuscript:${MANUSCRIPTS.own}x` }[
        relation
      ]
    },
    insert: (relation) =>
      `insert into realtime.messages (topic, extension) values ('${relation}', 'broadcast')`,
    set: 'event = event',
    grantedToAll: ['select', 'insert', 'update'],
    may: {
      select: (role, relation) =>
        isManuscript(relation)
          ? reads(role, relation)
          : role !== 'anon' && role !== 'inactive' && relation === 'self',
    },
  }),
  closed(
    'private.mail_recipients',
    `insert into private.mail_recipients (user_id) values ('${SUBJECT}')`,
    'refusals = 0',
  ),
  closed(
    'private.mail_outbox',
    `insert into private.mail_outbox (user_id, kind, payload, thread, due_at) values ('${SUBJECT}', 'chat_received', '{}', 'x', now())`,
    'attempts = 0',
  ),
  closed(
    'private.import_jobs',
    `insert into private.import_jobs (import_id) values ('${IMPORTS.own}')`,
    'attempts = 0',
  ),
  closed(
    'private.import_work',
    `insert into private.import_work (import_id, n, payload) values ('${IMPORTS.own}', 9, '{}')`,
    'n = n',
  ),
  closed(
    'private.invitations',
    `insert into private.invitations (email, role) values ('x@test.example', 'admin')`,
    `role = 'admin'`,
  ),
  closed(
    'private.manuscript_invitations',
    `insert into private.manuscript_invitations (manuscript_id, email, role) values ('${MANUSCRIPTS.own}', 'a@b.c', 'viewer')`,
    'role = role',
  ),
  closed(
    'private.rate_limits',
    `insert into private.rate_limits (kind, most, period) values ('new', 1, '1 hour')`,
    'most = most',
  ),
  closed(
    'private.recovery_codes',
    `insert into private.recovery_codes (user_id, code_hash, factor_id) values ('${OTHER}', '\\x00', gen_random_uuid())`,
    'used_at = null',
  ),
  closed(
    'private.second_factor_resets',
    `insert into private.second_factor_resets (user_id, reset_by_name) values ('${OTHER}', 'Ada')`,
    'reset_by_name = reset_by_name',
  ),
  closed(
    'private.rate_counts',
    `insert into private.rate_counts (user_id, kind) values ('${OTHER}', 'mail')`,
    'count = 0',
  ),
  closed('private.visitor_secret', 'insert into private.visitor_secret default values', 'secret = secret'),
  closed(
    'private.visitor_counts',
    `insert into private.visitor_counts (visitor, kind) values ('', 'contact')`,
    'count = 0',
  ),
  closed(
    'private.presence_tabs',
    `insert into private.presence_tabs (user_id, tab_id, seen_at) values ('${OTHER}', '${OTHER}', now())`,
    'seen_at = now()',
  ),
  closed(
    'private.pending_deliveries',
    `insert into private.pending_deliveries (project_id, delivered_by, attachment_ids, note)
      values ('${OTHER}', '${OTHER}', '{}', '')`,
    'due_at = now()',
  ),
  closed(
    'private.held_messages',
    `insert into private.held_messages (id, sender_id, body) values ('${OTHER}', '${OTHER}', '{}')`,
    'due_at = now()',
  ),
  {
    ...closed(
      'private.readable_projects',
      `insert into private.readable_projects (title) values ('x')`,
      "title = 'x'",
    ),
    isView: true,
  },
  {
    ...closed(
      'private.readable_team_conversations',
      'insert into private.readable_team_conversations (thread_id) values (gen_random_uuid())',
      'assignee_id = null',
    ),
    isView: true,
  },
  closed(
    'private.objects_to_remove',
    `insert into private.objects_to_remove (bucket_id, name) values ('mail-files', 'x')`,
    'noted_at = now()',
  ),
  closed('private.stored_objects', `insert into private.stored_objects (owner_id) values ('x')`, 'bytes = 0'),
  closed(
    'private.uncounted_files',
    `insert into private.uncounted_files (project_id, attachment_id) values ('${OTHER}', '${OTHER}')`,
    'claimed_at = now()',
  ),
  closed('private.object_sweep', `insert into private.object_sweep (id) values (true)`, 'looked_at = now()'),
]
