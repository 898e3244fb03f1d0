import { IMPORTS, MANUSCRIPTS, OFFERS, OTHER } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls, uuids } from './unauthorized-call.ts'

export const manuscriptUnauthorizedCalls: UnauthorizedCalls = {
  start_import: (tx) => raises(tx`select private.start_import(${IMPORTS.other}, '{}')`, 'P0002'),
  retry_import: (tx) => raises(tx`select private.retry_import(${IMPORTS.other})`, 'P0002'),
  cancel_import: (tx) => raises(tx`select private.cancel_import(${IMPORTS.company})`, 'P0002'),
  import_is_due: (tx) =>
    answers(tx`select private.import_is_due(${IMPORTS.other}) as answer`, [{ answer: false }]),
  awaits_archive: (tx) =>
    answers(tx`select private.awaits_archive(${`${OTHER}/${IMPORTS.other}.zip`}) as answer`, [
      { answer: false },
    ]),
  search_items: (tx) =>
    answers(tx`select * from private.search_items(${MANUSCRIPTS.other}, 'label | scene'::tsquery)`, []),
  manuscript_people: (tx) => answers(tx`select * from private.manuscript_people(${MANUSCRIPTS.other})`, []),
  invite_to_manuscript: (tx) =>
    raises(
      tx`select private.invite_to_manuscript(${MANUSCRIPTS.editor}, 'a@test.example', 'viewer')`,
      '42501',
    ),
  manuscript_invitees: (tx) =>
    answers(tx`select * from private.manuscript_invitees(${MANUSCRIPTS.editor})`, []),
  withdraw_manuscript_invitation: (tx) =>
    raises(
      tx`select private.withdraw_manuscript_invitation(${MANUSCRIPTS.editor}, ${OFFERS.other})`,
      '42501',
    ),
  my_manuscript_invitations: (tx) =>
    answers(tx`select id from private.my_manuscript_invitations()`, [{ id: OFFERS.self }]),
  answer_manuscript_invitation: (tx) =>
    answers(tx`select private.answer_manuscript_invitation(${OFFERS.other}, true) as answer`, [
      { answer: null },
    ]),
  manuscript_access: (tx) =>
    answers(tx`select private.manuscript_access(${MANUSCRIPTS.other}, ${OTHER}) as answer`, [
      { answer: 'viewer' },
    ]),
  copy_comments: (tx) =>
    raises(
      tx`select private.copy_comments(${MANUSCRIPTS.viewer}, ${uuids()}, ${uuids()}, ${uuids()}, ${uuids()})`,
      '42501',
    ),
  owns_manuscript: (tx) =>
    answers(tx`select private.owns_manuscript(${MANUSCRIPTS.editor}) as answer`, [{ answer: false }]),
  readable_manuscripts: (tx) =>
    answers(
      tx`select id from private.readable_manuscripts() as id order by 1`,
      [MANUSCRIPTS.own, MANUSCRIPTS.viewer, MANUSCRIPTS.editor].map((id) => ({ id })),
    ),
  writable_manuscripts: (tx) =>
    answers(
      tx`select id from private.writable_manuscripts() as id order by 1`,
      [MANUSCRIPTS.own, MANUSCRIPTS.editor].map((id) => ({ id })),
    ),
}
