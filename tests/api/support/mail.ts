import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  type MailMessage,
  type SendMessageBody,
  sentAnswer,
  type ThreadSummary,
  threadAnswer,
  threadList,
} from '../../../supabase/functions/_shared/contract/mail.ts'
import { PEOPLE, type Person, type TestApi } from './api.ts'

/** Sends a message that must go out; what is not given is filled with something. */
export async function sendMail(
  api: TestApi,
  as: Person,
  to: readonly Person[],
  body: Partial<SendMessageBody> = {},
): Promise<{ thread: ThreadSummary; message: MailMessage }> {
  return api.ok(as, 'POST', '/mail/messages', { status: 201, schema: sentAnswer, body: mailBody(to, body) })
}

/** The body of a message that lacks nothing. */
export function mailBody(to: readonly Person[], body: Partial<SendMessageBody> = {}): SendMessageBody {
  return {
    id: randomUUID(),
    to: to.map((person) => PEOPLE[person]),
    subject: 'Proofs of chapter one',
    projectId: null,
    dueDate: '2026-12-01',
    html: '<p>Here they are.</p>',
    ...body,
  }
}

/** The answer to a message in its thread. */
export function replyTo(
  api: TestApi,
  as: Person,
  threadId: string,
  to: readonly Person[],
  body: Partial<SendMessageBody> = {},
) {
  return sendMail(api, as, to, { threadId, subject: '', html: '<p>Thank you.</p>', ...body })
}

/** The threads of a person's folder. */
export async function threadsOf(
  api: TestApi,
  as: Person,
  query = 'folder=inbox',
): Promise<z.infer<typeof threadList>> {
  return api.ok(as, 'GET', `/mail/threads?itemsPerPage=100&${query}`, { schema: threadList })
}

/** A thread with its messages. */
export async function readThread(api: TestApi, as: Person, id: string, query = '') {
  return api.ok(as, 'GET', `/mail/threads/${id}${query}`, { schema: threadAnswer })
}

/** Takes every thread, draft and label anybody made from the database of the test. */
export async function emptyMailboxes(api: TestApi): Promise<void> {
  const { owner } = api.database
  await owner`delete from public.threads`
  await owner`delete from public.mail_drafts`
  await owner`delete from public.mail_labels where not is_builtin`
  await owner`delete from public.notifications`
}
