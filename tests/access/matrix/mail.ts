import { fileOf, LABELS, MAIL, type MailFixture, messageOf, unsentOf } from '../support/fixture-mail.ts'
import { COLLEAGUE, OTHER, SUBJECT } from '../support/ids.ts'
import { defineTable, type MatrixRole, STAFF, type TableSpec } from './types.ts'

type Relation = 'own' | 'company' | 'other'
type Label = keyof typeof LABELS
type Recipient =
  | 'sentTo'
  | 'sentHidden'
  | 'receivedSelf'
  | 'receivedOther'
  | 'receivedHidden'
  | 'hiddenSelf'
  | 'other'
type Stored = MailFixture | 'unsent' | 'unsentOther' | 'invalidName'

const relations: readonly Relation[] = ['own', 'company', 'other']
const PERSON = { own: SUBJECT, company: COLLEAGUE, other: OTHER }
const mails = Object.keys(MAIL) as MailFixture[]
const isMail = (relation: string): relation is MailFixture => relation in MAIL
const isActive = (role: MatrixRole) => role !== 'anon' && role !== 'inactive'
/** No role reads other people's mail; only participants do. */
const holds = (role: MatrixRole, mail: string) =>
  isActive(role) && ['sent', 'received', 'hidden'].includes(mail)
const own = (role: MatrixRole, relation: string) => isActive(role) && relation === 'own'

const RECIPIENTS: Record<Recipient, [MailFixture, string]> = {
  sentTo: ['sent', OTHER],
  sentHidden: ['sent', COLLEAGUE],
  receivedSelf: ['received', SUBJECT],
  receivedOther: ['received', OTHER],
  receivedHidden: ['received', COLLEAGUE],
  hiddenSelf: ['hidden', SUBJECT],
  other: ['other', OTHER],
}

const storedName = (relation: Stored, fresh: boolean) => {
  if (relation === 'invalidName') return `${SUBJECT}/contract.pdf`
  if (isMail(relation)) return fileOf(relation)
  return unsentOf(relation === 'unsent' ? SUBJECT : OTHER).replace(/1$/, fresh ? '2' : '1')
}

const mayChange = (role: MatrixRole, label: Label) =>
  isActive(role) &&
  (label === 'own' ||
    (label === 'sharedOwn' && STAFF.includes(role)) ||
    (role === 'admin' && (label === 'sharedOther' || label === 'builtin')))

export const mailTables: readonly TableSpec[] = [
  defineTable<MailFixture>({
    table: 'public.threads',
    relations: mails,
    rows: (mail) => `id = '${MAIL[mail]}'`,
    insert: () => `insert into public.threads (subject) values ('x')`,
    set: `subject = 'x'`,
    may: { select: holds },
  }),
  defineTable<MailFixture>({
    table: 'public.messages',
    relations: mails,
    rows: (mail) => `id = '${messageOf(MAIL[mail])}'`,
    insert: (mail) =>
      `insert into public.messages (id, thread_id, seq, subject, html, text, holders)
        values (gen_random_uuid(), '${MAIL[mail]}', 2, 'x', 'x', 'x', array['${SUBJECT}'::uuid])`,
    set: `html = 'x'`,
    may: { select: holds },
  }),
  defineTable<Recipient>({
    table: 'public.message_recipients',
    relations: Object.keys(RECIPIENTS) as Recipient[],
    rows: (relation) => {
      const [mail, person] = RECIPIENTS[relation]
      return `message_id = '${messageOf(MAIL[mail])}' and user_id = '${person}'`
    },
    insert: () =>
      `insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
        values ('${messageOf(MAIL.other)}', '${SUBJECT}', 'to', '${MAIL.other}', 1)`,
    set: 'read_at = null',
    may: {
      select: (role, relation) => isActive(role) && relation !== 'receivedHidden' && relation !== 'other',
    },
  }),
  defineTable<MailFixture>({
    table: 'public.message_attachments',
    relations: mails,
    rows: (mail) => `message_id = '${messageOf(MAIL[mail])}'`,
    insert: (mail) =>
      `insert into public.message_attachments (message_id, name, size, path) values ('${messageOf(MAIL[mail])}', 'x', 1, '${fileOf('other')}')`,
    set: `path = '${fileOf('other')}'`,
    may: { select: holds },
  }),
  defineTable<Relation>({
    table: 'public.mailbox_entries',
    relations,
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: (relation) =>
      `insert into public.mailbox_entries (user_id, thread_id, no, folder) values ('${PERSON[relation]}', '${MAIL.other}', 99, 'inbox')`,
    set: 'folder = folder',
    may: { select: own },
  }),
  defineTable<Label>({
    table: 'public.mail_labels',
    relations: Object.keys(LABELS) as Label[],
    rows: (label) => `id = '${LABELS[label]}'`,
    insert: (label) => {
      if (label === 'builtin')
        return `insert into public.mail_labels (name, is_shared, is_builtin) values ('x', true, true)`
      const person = { company: COLLEAGUE, other: OTHER }[label as 'company']
      if (person) return `insert into public.mail_labels (name, owner_id) values ('x', '${person}')`
      return `insert into public.mail_labels (name, is_shared) values ('x', ${label !== 'own'})`
    },
    set: 'name = name',
    may: {
      select: (role, label) =>
        isActive(role) &&
        (label === 'own' || label === 'builtin' || (label.startsWith('shared') && STAFF.includes(role))),
      insert: (role, label) =>
        isActive(role) && (label === 'own' || (label.startsWith('shared') && STAFF.includes(role))),
      update: mayChange,
      delete: mayChange,
    },
    rehome: {
      statement: `update public.mail_labels set owner_id = '${OTHER}', is_shared = false`,
      changes: mayChange,
    },
  }),
  defineTable<Relation>({
    table: 'public.mailbox_labels',
    relations,
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: (relation) =>
      `insert into public.mailbox_labels (user_id, thread_id, label_id) values ('${PERSON[relation]}', '${MAIL.sent}', '${LABELS.own}')`,
    set: 'label_id = label_id',
    may: { select: own },
  }),
  defineTable<Relation>({
    table: 'public.mail_drafts',
    relations,
    rows: (relation) => `user_id = '${PERSON[relation]}'`,
    insert: (relation) =>
      relation === 'own'
        ? `insert into public.mail_drafts (id) values (gen_random_uuid())`
        : `insert into public.mail_drafts (user_id, id) values ('${PERSON[relation]}', gen_random_uuid())`,
    set: 'content = content',
    may: { select: own, insert: own, update: own, delete: own },
    rehome: { statement: `update public.mail_drafts set user_id = '${OTHER}'`, changes: own },
    sweeps: [
      {
        statement: 'delete from public.mail_drafts',
        rows: (role) => (role === 'anon' ? -1 : isActive(role) ? 1 : 0),
      },
    ],
  }),
  defineTable<'any'>({
    table: 'private.mailboxes',
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into private.mailboxes (user_id) values ('${SUBJECT}')`,
    set: 'last_no = 0',
    may: {},
  }),
  // The tables of mails; only the functions of the database and the worker read or write it.
  ...Object.entries({
    'private.address_liftings': `state = ''`,
    'private.mail_keys': 'secret = secret',
    'private.inbound_mails': `reason = ''`,
    'private.mail_links': 'used_at = null',
    'private.project_reminders': 'count = 0',
  }).map(([table, set]) =>
    defineTable<'any'>({
      table,
      relations: ['any'],
      rows: () => 'true',
      insert: () => `insert into ${table} default values`,
      set,
      may: {},
    }),
  ),
  defineTable<Stored>({
    table: 'storage.objects',
    relations: [...mails, 'unsent', 'unsentOther', 'invalidName'],
    rows: (relation) => `bucket_id = 'mail-files' and name = '${storedName(relation, false)}'`,
    insert: (relation) =>
      `insert into storage.objects (bucket_id, name) values ('mail-files', '${storedName(relation, true)}')`,
    set: 'metadata = metadata',
    grantedToAll: ['select', 'insert', 'update', 'delete'],
    may: {
      select: (role, relation) => holds(role, relation) || (isActive(role) && relation === 'unsent'),
      insert: (role, relation) => isActive(role) && relation === 'unsent',
      delete: (role, relation) => isActive(role) && relation === 'unsent',
    },
  }),
  defineTable<MailFixture>({
    table: 'realtime.messages',
    relations: mails,
    rows: () => `extension = 'broadcast'`,
    topic: (mail) => `room:thread:${MAIL[mail]}`,
    insert: (mail) => `insert into realtime.messages (topic, extension) values ('${mail}', 'presence')`,
    set: 'event = event',
    grantedToAll: ['select', 'insert', 'update'],
    may: {
      // A hidden recipient on the channel would be visible to the others.
      select: (role, mail) => holds(role, mail) && mail !== 'hidden',
      insert: (role, mail) => holds(role, mail) && mail !== 'hidden',
    },
  }),
]
