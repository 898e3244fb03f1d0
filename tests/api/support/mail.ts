import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  type EntryState,
  type MailMessage,
  mailCounts,
  sentResponse,
  type ThreadActionBody,
  type ThreadSummary,
  threadActionResponse,
  threadList,
  threadResponse,
} from '../../../supabase/functions/_shared/contract/mail.ts'
import type { SendMessageBody } from '../../../supabase/functions/_shared/contract/mail-forms.ts'
import { type ApiResponse, PEOPLE, startTestApi, type TestApi, UNKNOWN_ID } from './api.ts'

/** The participants: the demo accounts, a colleague of the client, and two people of another company. */
export const MAIL_ACCOUNTS = {
  ...PEOPLE,
  colleague: '00000000-0000-4000-8000-0000000000a1',
  rival: '00000000-0000-4000-8000-000000000006',
  rivalTwo: '00000000-0000-4000-8000-0000000000a2',
  nobody: UNKNOWN_ID,
} as const
export type MailPeople = keyof typeof MAIL_ACCOUNTS

type Filled = Partial<SendMessageBody>
type Sent = { thread: ThreadSummary; message: MailMessage }

/** The API with empty mailboxes, and the mail calls as any participant. */
export type MailApi = {
  api: TestApi
  call(as: MailPeople, method: string, path: string, body?: unknown): Promise<ApiResponse>
  /** A call that must succeed; returns its body. */
  read<S extends z.ZodType>(
    as: MailPeople,
    method: string,
    path: string,
    schema: S,
    body?: unknown,
  ): Promise<z.output<S>>
  /** Sends a message that must succeed. */
  send(as: MailPeople, to: readonly MailPeople[], body?: Filled): Promise<Sent>
  reply(as: MailPeople, threadId: string, to: readonly MailPeople[], body?: Filled): Promise<Sent>
  threads(as: MailPeople, query?: string): Promise<z.output<typeof threadList>>
  thread(as: MailPeople, id: string, query?: string): Promise<z.output<typeof threadResponse>>
  act(as: MailPeople, body: ThreadActionBody): Promise<{ entries: EntryState[]; before: EntryState[] }>
  counts(as: MailPeople, today?: string): Promise<z.output<typeof mailCounts>>
  /** The hints sent to a person's topic since the last call. */
  hints(of: MailPeople): Promise<{ event: string; payload: Record<string, unknown> }[]>
}

/** The body of a complete message. */
export function mailBody(to: readonly MailPeople[], body: Filled = {}): SendMessageBody {
  return {
    id: randomUUID(),
    to: to.map((person) => MAIL_ACCOUNTS[person]),
    subject: 'Proofs of chapter one',
    projectId: null,
    dueDate: '2096-12-01',
    html: '<p>Here they are.</p>',
    ...body,
  }
}

/** Starts the API with empty mailboxes. */
export async function startMailApi(): Promise<MailApi> {
  const api = await startTestApi()
  const { owner } = api.database
  await owner`delete from public.threads`
  await owner`delete from public.mail_drafts`
  await owner`delete from private.mailboxes`
  await owner`delete from public.mail_labels where not is_builtin`
  await owner`delete from public.notifications`
  await addPerson(api, 'colleague', 'Cora Lane', PEOPLE.client)
  await addPerson(api, 'rivalTwo', 'Rudy Voss', MAIL_ACCOUNTS.rival)
  const seenHints = new Set<string>()

  const call: MailApi['call'] = async (as, method, path, body) => {
    const init: RequestInit = {
      method,
      headers: { authorization: `Bearer ${await api.token(MAIL_ACCOUNTS[as])}` },
    }
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await api.request(`/api${path}`, init)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  const read: MailApi['read'] = async (as, method, path, schema, body) => {
    const answer = await call(as, method, path, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 500)}`)
    return schema.parse(answer.body)
  }
  const send: MailApi['send'] = (as, to, body) =>
    read(as, 'POST', '/mail/messages', sentResponse, mailBody(to, body))

  return {
    api,
    call,
    read,
    send,
    reply: (as, threadId, to, body) =>
      send(as, to, { threadId, subject: '', html: '<p>Thank you.</p>', ...body }),
    threads: (as, query = 'folder=inbox') =>
      read(as, 'GET', `/mail/threads?itemsPerPage=100&${query}`, threadList),
    thread: (as, id, query = '') => read(as, 'GET', `/mail/threads/${id}${query}`, threadResponse),
    act: (as, body) => read(as, 'POST', '/mail/actions', threadActionResponse, body),
    counts: (as, today = '2096-12-01') => read(as, 'GET', `/mail/counts?today=${today}`, mailCounts),
    async hints(of) {
      const rows = await owner<{ id: string; event: string; payload: Record<string, unknown> }[]>`
        select id, event, payload - 'id' as payload from realtime.messages
         where topic = ${`user:${MAIL_ACCOUNTS[of]}`} and id <> all (${[...seenHints]}::uuid[]) order by inserted_at`
      for (const row of rows) seenHints.add(row.id)
      return rows.map(({ event, payload }) => ({ event, payload }))
    },
  }
}

/** Delivers a message of a visitor without an account to the staff; returns its thread. */
export async function receiveVisitor(
  { database: { owner } }: Pick<TestApi, 'database'>,
  visitor: { name: string; email: string; subject: string },
): Promise<string> {
  const [row] = await owner<{ id: string }[]>`
    with message as (select ${owner.json({ ...visitor, id: randomUUID(), text: 'Hello', html: '<p>Hello</p>' })}::jsonb as body)
    select private.deliver_visitor_message(body), body ->> 'id' as id from message`
  const [thread] = await owner<{ id: string }[]>`
    select thread_id as id from public.messages where id = ${row?.id ?? null}`
  if (!thread) throw new Error('The message has no thread.')
  return thread.id
}

/** Adds a client to the company of another. */
async function addPerson(api: TestApi, name: MailPeople, fullName: string, beside: string): Promise<void> {
  const { owner } = api.database
  await owner`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${MAIL_ACCOUNTS[name]}, ${`${name.toLowerCase()}@test.example`}, now(), ${owner.json({ full_name: fullName })})`
  await owner`update public.profiles set company_id = (select b.company_id from public.profiles b where b.id = ${beside}) where id = ${MAIL_ACCOUNTS[name]}`
}

/** The code and fields of an error. */
export function refusal({ status, body }: ApiResponse): {
  status: number
  code?: string
  fields?: Record<string, string>
} {
  const { error } = (body ?? {}) as { error?: { code: string; fields?: Record<string, string> } }
  return {
    status,
    ...(error ? { code: error.code } : {}),
    ...(error?.fields ? { fields: error.fields } : {}),
  }
}
