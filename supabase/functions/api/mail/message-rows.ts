import type { MailMessage } from '../../_shared/contract/mail.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { type MessagePerson, presentPerson, readMessagePeople, sentState } from './message-people.ts'

/** The maximum number of messages of a thread in one response. */
export const MESSAGES_AT_ONCE = 200

type MessageRow = {
  id: string
  threadId: string
  seq: number
  senderId: string | null
  subject: string
  html: string
  text: string
  sentAt: string
  toVisitor: boolean
  isByMail: boolean
  isUnread: boolean
  folder: string
  attachments: MailMessage['attachments']
}

const COLUMNS = `
  m.id, m.thread_id, m.seq, m.sender_id, m.subject, m.html, m.text, m.sent_at, m.to_visitor,
  private.mail_original(m.id) is not null as is_by_mail,
  not e.is_read and m.seq >= e.unread_from as is_unread, e.folder,
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size, 'mime', a.mime, 'path', a.path,
      'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.position, a.id)
    from public.message_attachments a where a.message_id = m.id), '[]') as attachments`

type Window = { after?: number | undefined; before?: number | undefined }

/**
 * Returns messages of a thread, oldest first: the newest, those before a number, or the first {@link MESSAGES_AT_ONCE}
 * after a number.
 */
export async function readMessages(
  tx: Tx,
  threadId: string,
  me: string,
  { after, before }: Window = {},
): Promise<{ messages: MailMessage[]; hasEarlier: boolean }> {
  const rows = await tx<MessageRow[]>`
    select ${tx.unsafe(COLUMNS)} from private.entries_for(array[${threadId}::uuid]) e
      join public.messages m on m.thread_id = e.thread_id
     where m.thread_id = ${threadId} ${after === undefined ? tx`` : tx`and m.seq > ${after}`} ${before === undefined ? tx`` : tx`and m.seq < ${before}`}
     order by m.seq ${after === undefined ? tx`desc` : tx`asc`} limit ${MESSAGES_AT_ONCE + 1}`
  const page = rows.slice(0, MESSAGES_AT_ONCE)
  if (after === undefined) page.reverse()
  return {
    messages: await presentMessages(tx, page, me),
    hasEarlier: after === undefined && rows.length > MESSAGES_AT_ONCE,
  }
}

/** Returns one message of the caller; throws 404 for any other. */
export async function readMessage(tx: Tx, id: string, me: string): Promise<MailMessage> {
  const rows = await tx<MessageRow[]>`
    select ${tx.unsafe(COLUMNS)} from public.messages m cross join private.entries_for(array[m.thread_id]) e
     where m.id = ${id}`
  const [message] = await presentMessages(tx, rows, me)
  if (!message) throw notFound()
  return message
}

async function presentMessages(tx: Tx, rows: readonly MessageRow[], me: string): Promise<MailMessage[]> {
  const people = await readMessagePeople(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentMessage(row, people.get(row.id) ?? [], me))
}

function presentMessage(row: MessageRow, people: readonly MessagePerson[], me: string): MailMessage {
  const { senderId, isUnread, folder, sentAt, ...rest } = row
  const from = people.find((person) => person.kind === 'from')
  const author = people.find((person) => person.kind === 'author')
  const isMine = senderId === me
  const received = folder === 'trash' ? 'deleted' : isUnread ? 'unread' : 'read'
  return {
    ...rest,
    from: from ? presentPerson(from) : null,
    author: author ? presentPerson(author) : null,
    recipients: people.flatMap(({ kind, deliveredAt, readAt, ...person }) =>
      kind === 'from' || kind === 'author' ? [] : [{ ...presentPerson(person), kind, deliveredAt, readAt }],
    ),
    state: isMine ? sentState(people, me) : received,
    isMine,
    sentAt,
  }
}
