import type { Sql } from 'postgres'
import { COLLEAGUE, OTHER, SUBJECT } from './ids.ts'

/** A thread of one message by its relation: sender, recipient, hidden recipient, deleted, or none. */
export const MAIL = {
  sent: '1a000000-0000-4000-8000-000000000001',
  received: '1a000000-0000-4000-8000-000000000002',
  hidden: '1a000000-0000-4000-8000-000000000003',
  company: '1a000000-0000-4000-8000-000000000004',
  other: '1a000000-0000-4000-8000-000000000005',
  forgotten: '1a000000-0000-4000-8000-000000000006',
} as const
export type MailFixture = keyof typeof MAIL

/** Labels by owner: the subject, a colleague, another person; shared by the subject and by another; built in. */
export const LABELS = {
  own: '1d000000-0000-4000-8000-000000000001',
  company: '1d000000-0000-4000-8000-000000000002',
  other: '1d000000-0000-4000-8000-000000000003',
  sharedOwn: '1d000000-0000-4000-8000-000000000004',
  sharedOther: '1d000000-0000-4000-8000-000000000005',
  builtin: '00000000-0000-4000-8000-00000000a001',
} as const

/** A message that another person can still undo. */
export const HELD_BY_OTHER = '1f000000-0000-4000-8000-000000000001'

/** The message of a thread. */
export const messageOf = (thread: string) => thread.replace(/^1a/, '1b')
/** The file of its message, in the folder of its sender. */
export const fileOf = (mail: MailFixture) => `${sender(mail)}/${MAIL[mail].replace(/^1a/, '1c')}`
/** An uploaded file without a message. */
export const unsentOf = (person: string) => `${person}/1e000000-0000-4000-8000-000000000001`

const sender = (mail: MailFixture) => (mail === 'sent' ? SUBJECT : OTHER)

/** The recipients of each message. */
const recipients = (): Record<MailFixture, [string, 'to' | 'cc' | 'bcc'][]> => ({
  sent: [
    [OTHER, 'to'],
    [COLLEAGUE, 'bcc'],
  ],
  received: [
    [SUBJECT, 'to'],
    [OTHER, 'cc'],
    [COLLEAGUE, 'bcc'],
  ],
  hidden: [
    [OTHER, 'to'],
    [SUBJECT, 'bcc'],
  ],
  company: [[COLLEAGUE, 'to']],
  other: [[OTHER, 'to']],
  forgotten: [[SUBJECT, 'to']],
})

/** Creates mail for each relation to the subject. */
export async function buildMail(owner: Sql): Promise<void> {
  const addressed = recipients()
  await owner`insert into private.held_messages (id, sender_id, body, due_at, is_scheduled)
    values (${HELD_BY_OTHER}, ${OTHER}, '{}', 'infinity', true)`
  await owner`insert into public.mail_drafts (user_id, id) values (${OTHER}, ${HELD_BY_OTHER})`
  for (const [name, id] of Object.entries(MAIL)) {
    const mail = name as MailFixture
    const isGone = mail === 'forgotten'
    const people = [...new Set([sender(mail), ...addressed[mail].map(([person]) => person)])]
    const holders = people.filter((person) => !isGone || person !== SUBJECT)
    await owner`insert into public.threads (id, subject, last_seq) values (${id}, ${mail}, 1)`
    await owner`insert into public.messages (id, thread_id, seq, sender_id, subject, html, text, holders, search)
      values (${messageOf(id)}, ${id}, 1, ${sender(mail)}, ${mail}, 'x', 'x', ${holders}, 'word')`
    for (const [person, kind] of addressed[mail]) {
      await owner`insert into public.message_recipients (message_id, user_id, kind, thread_id, seq)
        values (${messageOf(id)}, ${person}, ${kind}, ${id}, 1)`
    }
    for (const person of people) {
      const folder = isGone && person === SUBJECT ? 'deleted' : 'inbox'
      await owner`insert into public.mailbox_entries (user_id, thread_id, no, folder, last_message_id)
        values (${person}, ${id}, private.next_mail_no(${person}), ${folder}, ${messageOf(id)})`
      await owner`insert into public.mailbox_labels (user_id, thread_id, label_id) values (${person}, ${id}, ${LABELS.builtin})`
    }
    await owner`insert into storage.objects (bucket_id, name) values ('mail-files', ${fileOf(mail)})`
    await owner`insert into public.message_attachments (message_id, name, size, path) values (${messageOf(id)}, 'f', 1, ${fileOf(mail)})`
  }
  await owner`insert into public.mail_labels (id, owner_id, created_by, name, is_shared) values
    (${LABELS.own}, ${SUBJECT}, ${SUBJECT}, 'l', false), (${LABELS.company}, ${COLLEAGUE}, ${COLLEAGUE}, 'l', false),
    (${LABELS.other}, ${OTHER}, ${OTHER}, 'l', false), (${LABELS.sharedOwn}, null, ${SUBJECT}, 'mine', true),
    (${LABELS.sharedOther}, null, ${OTHER}, 'theirs', true)`
  // The draft of a message that is being sent is hidden.
  const [held] = await owner<{ id: string }[]>`
    insert into public.mail_drafts (user_id, id) values (${SUBJECT}, gen_random_uuid()) returning id`
  await owner`insert into private.held_messages (id, sender_id, body, due_at)
    values (${held?.id ?? ''}, ${SUBJECT}, '{}', 'infinity')`
  for (const person of [SUBJECT, COLLEAGUE, OTHER]) {
    await owner`insert into public.mail_drafts (user_id, id) values (${person}, gen_random_uuid())`
    await owner`insert into storage.objects (bucket_id, name) values ('mail-files', ${unsentOf(person)})`
  }
}
