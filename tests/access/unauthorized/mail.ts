import { fileOf, HELD_BY_OTHER, MAIL, messageOf, unsentOf } from '../support/fixture-mail.ts'
import { CONVERSATIONS } from '../support/fixture-team-mail.ts'
import { COLLEAGUE, OTHER, SUBJECT } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls, uuids } from './unauthorized-call.ts'

const message = (changes: Record<string, unknown>) =>
  JSON.stringify({
    id: '1b000000-0000-4000-8000-0000000000aa',
    to: [COLLEAGUE],
    cc: [],
    bcc: [],
    subject: 'x',
    html: 'x',
    text: 'x',
    projectId: null,
    attachments: [],
    forwardAttachmentIds: [],
    ...changes,
  })

export const mailUnauthorizedCalls: UnauthorizedCalls = {
  holds_message: (tx) =>
    answers(tx`select private.holds_message(${messageOf(MAIL.company)}) as answer`, [{ answer: false }]),
  sees_recipient: (tx) =>
    answers(tx`select private.sees_recipient(${messageOf(MAIL.received)}, ${COLLEAGUE}) as answer`, [
      { answer: false },
    ]),
  in_thread: (tx) => answers(tx`select private.in_thread(${MAIL.hidden}) as answer`, [{ answer: false }]),
  send_message: (tx) =>
    raises(
      tx`select * from private.send_message(${message({ threadId: MAIL.other })}::text::jsonb)`,
      'P0002',
    ),
  record_visitor_reply: (tx) =>
    raises(
      tx`select private.record_visitor_reply(${message({ threadId: MAIL.other })}::text::jsonb)`,
      'P0002',
    ),
  hold_message: (tx) =>
    raises(tx`select private.hold_message(${message({ threadId: MAIL.other })}::text::jsonb, '{}')`, 'P0002'),
  undo_message: (tx) => raises(tx`select private.undo_message(${HELD_BY_OTHER})`, 'P0002'),
  scheduled_messages: (tx) =>
    answers(tx`select id from private.scheduled_messages() where id = ${HELD_BY_OTHER}`, []),
  reschedule_message: (tx) => raises(tx`select private.reschedule_message(${HELD_BY_OTHER}, null)`, 'P0002'),
  is_held: (tx) => answers(tx`select private.is_held(${HELD_BY_OTHER}) as answer`, [{ answer: false }]),
  receive_mail: (tx) => raises(tx`select private.receive_mail(${MAIL.other}, 1)`, 'P0002'),
  act_on_mail: (tx) =>
    raises(
      tx`select * from private.act_on_mail('read', ${uuids(MAIL.company, MAIL.forgotten)}, null)`,
      'P0002',
    ),
  put_mail_entries: (tx) =>
    raises(
      tx`select private.put_mail_entries(${JSON.stringify([{ threadId: MAIL.other }])}::text::jsonb)`,
      'P0002',
    ),
  message_people: (tx) =>
    answers(
      tx`select * from private.message_people(${uuids(messageOf(MAIL.company), messageOf(MAIL.forgotten))}, ${uuids(messageOf(MAIL.other))})`,
      [],
    ),
  search_mail: (tx) =>
    answers(
      tx`select thread_id from private.search_mail('word'::tsquery, 100, 0) order by 1`,
      [MAIL.sent, MAIL.received, MAIL.hidden].map((thread_id) => ({ thread_id })),
    ),
  threads_like: (tx) =>
    answers(
      tx`select t from private.threads_like('%') as t order by 1`,
      [MAIL.sent, MAIL.received, MAIL.hidden, CONVERSATIONS.written].map((t) => ({ t })),
    ),
  correspondents: (tx) =>
    answers(
      tx`select uid from private.correspondents('', 50, false) where uid = any (${uuids(SUBJECT, OTHER, COLLEAGUE)})`,
      [{ uid: COLLEAGUE }],
    ),
  has_mail_file: (tx) =>
    answers(tx`select private.has_mail_file(${fileOf('company')}) as answer`, [{ answer: false }]),
  use_mail_link: (tx) =>
    answers(tx`select private.use_mail_link(${messageOf(MAIL.other)}) as answer`, [{ answer: false }]),
  revoke_mail_links: async (tx) => {
    await tx`select private.revoke_mail_links()`
  },
  mail_original: (tx) =>
    answers(tx`select private.mail_original(${messageOf(MAIL.other)}) as answer`, [{ answer: null }]),
  inbound_looks: (tx) => answers(tx`select * from private.inbound_looks()`, []),
  end_look: (tx) => raises(tx`select private.end_look(${messageOf(MAIL.other)})`, '42501'),
  is_unsent_file: (tx) =>
    answers(tx`select private.is_unsent_file(${unsentOf(OTHER)}) as answer`, [{ answer: false }]),
}
