import type { EntryState, ThreadSummary } from '../../_shared/contract/mail.ts'
import type { PersonRef } from '../../_shared/contract/people.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import type { ListDefinition } from '../../_shared/db/list-query.ts'
import { snippetOf } from '../../_shared/html/mail-text.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { type MessagePerson, presentPerson, readMessagePeople, sentState } from './message-people.ts'

const COLUMNS = `
  e.thread_id, e.no, e.folder, e.is_read, e.is_starred,
  e.task_status, e.due_date, e.message_count,
  case when e.is_read then 0 else e.unread_count end as unread_count, e.has_attachments,
  e.last_at, e.last_message_id, t.subject,
  case when t.visitor_name is not null then json_build_object('name', t.visitor_name,
    'email', case when private.sees_addresses() then t.visitor_email else '' end) end as visitor, left(m.text, 4000) as text,
  m.sender_id as last_sender,
  array(select l.label_id from public.mailbox_labels l
    where l.user_id = e.user_id and l.thread_id = e.thread_id order by 1) as label_ids,
  array(select r.id from public.messages r where r.thread_id = e.thread_id order by r.seq desc limit 5) as recent,
  (select json_build_object('id', p.id, 'no', p.no, 'title', p.title) from public.projects p where p.id = t.project_id) as project,
  (select json_build_object('id', w.id, 'name', w.name,
      'assignee', case when a.id is not null then
        json_build_object('uid', a.id, 'name', a.full_name, 'email', a.email, 'avatar', a.avatar_path) end,
      'snoozedUntil', case when c.snoozed_until = 'infinity' then 'answer' when c.snoozed_until > now() then
        to_char(c.snoozed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
    from public.teams w left join public.team_conversations c on c.thread_id = t.id
    left join public.profiles a on a.id = c.assignee_id where w.id = t.team_id) as team`

const JOIN = `
  join public.threads t on t.id = e.thread_id
  left join public.messages m on m.id = e.last_message_id`

/** `GET /api/mail/threads`: one scan of the folder's index. */
export const threadListDefinition: ListDefinition = {
  from: 'public.mailbox_entries',
  alias: 'e',
  select: COLUMNS,
  join: JOIN,
  search: [],
  sort: { lastAt: 'e.last_at' },
  defaultSort: { by: 'lastAt', order: 'desc' },
  tieBreak: 'e.thread_id desc',
}

/** A mailbox entry with its thread, as returned by the database. */
export type ThreadRecord = EntryState &
  Pick<
    ThreadSummary,
    'no' | 'subject' | 'project' | 'visitor' | 'team' | 'messageCount' | 'hasAttachments' | 'labelIds'
  > & {
    lastAt: string
    lastMessageId: string
    text: string | null
    lastSender: string | null
    recent: string[]
  }

/** Converts list rows to the contract format and adds the people of their newest messages. */
export async function presentThreads(
  tx: Tx,
  rows: readonly ThreadRecord[],
  me: string,
): Promise<ThreadSummary[]> {
  const people = await readMessagePeople(
    tx,
    rows.map((row) => row.lastMessageId),
    rows.flatMap((row) => row.recent),
  )
  return rows.map((row) => presentThread(row, people, me))
}

function presentThread(
  row: ThreadRecord,
  people: ReadonlyMap<string, MessagePerson[]>,
  me: string,
): ThreadSummary {
  const { lastMessageId, text, lastSender, recent, ...rest } = row
  const ofLast = people.get(lastMessageId) ?? []
  return {
    ...rest,
    people: peopleOf(recent, people, me).filter(
      ({ isTeam }, _, all) => row.folder !== 'team' || !isTeam || all.length === 1,
    ),
    snippet: snippetOf(text ?? ''),
    receipt: row.lastSender === me ? sentState(ofLast, me) : null,
  }
}

/** Orders people: the newest senders first, then their recipients; the caller only when there is no other person. */
function peopleOf(recent: readonly string[], people: ReadonlyMap<string, MessagePerson[]>, me: string) {
  const found = new Map<string, PersonRef>()
  const messages = recent.map((id) => people.get(id) ?? [])
  const speakers = messages.flatMap((each) => each.filter((person) => person.kind === 'from'))
  for (const person of [...speakers, ...messages.flat()]) {
    if (person.kind !== 'author' && !found.has(person.uid)) found.set(person.uid, presentPerson(person))
  }
  const others = [...found.values()].filter((person) => person.uid !== me)
  return others.length === 0 ? [...found.values()] : others.slice(0, 5)
}

/** A page of the shared inbox: one scan of its index; the rows are read by {@link readThreads}. */
export const teamListDefinition: ListDefinition = {
  from: 'public.team_conversations',
  alias: 'c',
  select: 'c.thread_id',
  search: [],
  sort: { lastAt: 'c.last_at' },
  defaultSort: { by: 'lastAt', order: 'desc' },
  tieBreak: 'c.thread_id desc',
}

/** Returns the threads of the caller, or of a team that the caller reads, in the order of the ids. */
export async function readThreads(tx: Tx, ids: readonly string[], me: string): Promise<ThreadSummary[]> {
  if (ids.length === 0) return []
  const rows = await tx<ThreadRecord[]>`
    select ${tx.unsafe(COLUMNS)} from private.entries_for(${[...ids]}::uuid[]) e ${tx.unsafe(JOIN)}`
  const threads = await presentThreads(tx, rows, me)
  return threads.sort((a, b) => ids.indexOf(a.threadId) - ids.indexOf(b.threadId))
}

/** Returns one thread of the caller; throws 404 for any other. */
export async function readThread(tx: Tx, id: string, me: string): Promise<ThreadSummary> {
  const [thread] = await readThreads(tx, [id], me)
  if (!thread) throw notFound()
  return thread
}
