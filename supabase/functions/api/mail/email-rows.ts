import type { z } from 'zod'
import type { email, emailQuery } from '../../_shared/contract/email.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type Fragment, literalPattern } from '../../_shared/db/list-query.ts'
import { type DraftRow, presentDraft } from './draft-rows.ts'
import { inFolder } from './folder-conditions.ts'
import { type MessagePerson, readMessagePeople } from './message-people.ts'

type Email = z.infer<typeof email>
type Reply = Omit<Email, 'replies'>
type Query = z.output<typeof emailQuery>
type File = { name: string; size: number; mime: string; path: string }
type EntryRow = {
  threadId: string
  no: number
  folder: string
  isRead: boolean
  isStarred: boolean
  hasReceived: boolean
  labels: string[]
}
type MessageRow = {
  id: string
  threadId: string
  seq: number
  subject: string
  html: string
  sentAt: string
  files: File[]
}

/** The maximum number of replies returned with an e-mail; the newest are kept. */
const REPLIES = 50

const FILTERS = new Set(['inbox', 'sent', 'spam', 'starred', 'archive', 'trash', 'all'] as const)
type Filter = typeof FILTERS extends Set<infer F> ? F : never
const isFilter = (name: string): name is Filter => FILTERS.has(name as Filter)

/** Returns a page of e-mails: threads by their newest message, drafts by their last edit. */
export async function readEmails(tx: Tx, query: Query, me: string): Promise<Email[]> {
  const offset = (query.page - 1) * query.itemsPerPage
  if (query.filter === 'draft') return query.label ? [] : readDraftEmails(tx, query, me, offset)
  if (!isFilter(query.filter)) return []
  const rows = await tx<EntryRow[]>`
    select e.thread_id, e.no, e.folder, e.is_read, e.is_starred,
      e.unread_count > 0 as has_received,
      array(select l.name from public.mailbox_labels b join public.mail_labels l on l.id = b.label_id
        where b.user_id = e.user_id and b.thread_id = e.thread_id order by 1) as labels
      from public.mailbox_entries e
     where e.user_id = ${me} and ${inFolder(tx, query.filter)} ${withLabel(tx, query.label)} ${withWords(tx, query.q)}
     order by e.last_at desc nulls last, e.thread_id desc limit ${query.itemsPerPage} offset ${offset}`
  return presentEntries(tx, rows)
}

function withLabel(tx: Tx, label: string | undefined): Fragment {
  if (!label) return tx``
  return tx`and exists (select from public.mailbox_labels b join public.mail_labels l on l.id = b.label_id
    where b.user_id = e.user_id and b.thread_id = e.thread_id and private.fold(l.name) = private.fold(${label}))`
}

/** A condition that the sender's name or the subject contains the search text, ignoring case. */
function withWords(tx: Tx, q: string): Fragment {
  if (q.trim() === '') return tx``
  return tx`and e.thread_id in (select private.threads_like(${literalPattern(q.trim())}))`
}

async function presentEntries(tx: Tx, rows: readonly EntryRow[]): Promise<Email[]> {
  const messages = await tx<MessageRow[]>`
    select m.id, m.thread_id, m.seq, m.subject, m.html, m.sent_at,
      coalesce((select json_agg(json_build_object('name', a.name, 'size', a.size, 'mime', a.mime, 'path', a.path) order by a.position, a.id)
        from public.message_attachments a where a.message_id = m.id), '[]') as files
      from unnest(${rows.map((row) => row.threadId)}::uuid[]) as wanted (id)
      cross join lateral (
        (select * from (select n.id, n.thread_id, n.seq, n.subject, n.html, n.sent_at from public.messages n
          where n.thread_id = wanted.id order by n.seq limit 1) first)
        union
        (select n.id, n.thread_id, n.seq, n.subject, n.html, n.sent_at from public.messages n
          where n.thread_id = wanted.id order by n.seq desc limit ${REPLIES})) m
     order by m.seq`
  const people = await readMessagePeople(
    tx,
    messages.map((message) => message.id),
  )
  return rows.flatMap((row) => {
    const ofThread = messages.filter((message) => message.threadId === row.threadId)
    const [first, ...replies] = ofThread.map((message) =>
      presentMessage(message, row, people.get(message.id) ?? []),
    )
    if (!first) return []
    return [{ ...first, id: row.no, replies }]
  })
}

function presentMessage(message: MessageRow, row: EntryRow, people: readonly MessagePerson[]): Reply {
  const sender = people.find((person) => person.kind === 'from')
  const addresses = (kind: MessagePerson['kind']) => people.filter((person) => person.kind === kind)
  return {
    id: message.seq,
    from: { email: sender?.email ?? '', name: sender?.name ?? '', avatar: sender?.avatar ?? '' },
    to: addresses('to').map(({ email: address, name }) => ({ email: address, name })),
    cc: addresses('cc').map((person) => person.email),
    bcc: addresses('bcc').map((person) => person.email),
    subject: message.subject,
    message: message.html,
    attachments: message.files.map(presentFile),
    isStarred: row.isStarred,
    labels: row.labels,
    time: message.sentAt,
    folder: folderOf(row),
    isRead: row.isRead,
    isDeleted: row.folder === 'trash',
  }
}

/** Maps a folder to the four of R-069: archived and trashed threads count as inbox or sent. */
function folderOf({ folder, hasReceived }: EntryRow): Email['folder'] {
  if (folder === 'spam') return 'spam'
  return folder === 'sent' || !hasReceived ? 'sent' : 'inbox'
}

function presentFile({ name, size, path }: File): Email['attachments'][number] {
  return {
    fileName: name,
    thumbnail: '',
    url: `/storage/v1/object/authenticated/mail-files/${path}`,
    size: sizeText(size),
  }
}

/** Formats a size as in R-069, for example 5mb. */
function sizeText(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${Math.round(bytes / 1024 / 1024)}mb`
  if (bytes >= 1024) return `${Math.round(bytes / 1024)}kb`
  return `${bytes}b`
}

async function readDraftEmails(tx: Tx, query: Query, me: string, offset: number): Promise<Email[]> {
  const words =
    query.q.trim() === ''
      ? tx``
      : tx`and private.fold(coalesce(d.content ->> 'subject', '')) like private.fold(${literalPattern(query.q.trim())})`
  const rows = await tx<(DraftRow & { email: string; name: string; avatar: string | null })[]>`
    select d.id, d.no, d.thread_id, d.content, d.updated_at,
      p.email, p.full_name as name, p.avatar_path as avatar
      from public.mail_drafts d join public.profiles p on p.id = d.user_id
     where d.user_id = ${me} ${words}
     order by d.updated_at desc nulls last, d.id desc limit ${query.itemsPerPage} offset ${offset}`
  return rows.map(({ email: address, name, avatar, ...row }) => {
    const draft = presentDraft(row)
    return {
      id: draft.no,
      from: { email: address, name, avatar: avatar ?? '' },
      to: draft.to.map((person) => ({ email: person.email, name: person.name })),
      cc: draft.cc.map((person) => person.email),
      bcc: draft.bcc.map((person) => person.email),
      subject: draft.subject,
      message: draft.html,
      attachments: draft.attachments.map((file) => presentFile({ ...file, path: `${me}/${file.id}` })),
      isStarred: false,
      labels: [],
      time: draft.updatedAt,
      folder: 'draft',
      isRead: true,
      isDeleted: false,
      replies: [],
    }
  })
}
