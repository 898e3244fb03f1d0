import { COLLEAGUE, OTHER, SUBJECT } from '../support/ids.ts'
import { answers, type UnauthorizedCalls } from './unauthorized-call.ts'

export const peopleUnauthorizedCalls: UnauthorizedCalls = {
  may_listen: (tx) =>
    answers(
      tx`select private.may_listen(t) as answer from unnest(array[${`user:${OTHER}`}, 'projects:all', ${`projects:company:${OTHER}`}]) t`,
      [{ answer: false }, { answer: false }, { answer: false }],
    ),
  can: (tx) => answers(tx`select private.can('manage', 'all') as answer`, [{ answer: false }]),
  my_role: (tx) => answers(tx`select private.my_role() as answer`, [{ answer: 'client' }]),
  my_company: (tx) => answers(tx`select private.my_company() is not null as answer`, [{ answer: true }]),
  name_of: (tx) => answers(tx`select private.name_of(${SUBJECT}) is not null as answer`, [{ answer: true }]),
  // A company is shown beside the name of a person; an unknown person has none.
  affiliation_of: (tx) =>
    answers(tx`select private.affiliation_of('0a000000-0000-4000-8000-0000000000ee') as answer`, [
      { answer: null },
    ]),
  person_card: (tx) => answers(tx`select * from private.person_card(${OTHER})`, []),
  sees_addresses: (tx) => answers(tx`select private.sees_addresses() as answer`, [{ answer: true }]),
  is_staff: (tx) => answers(tx`select private.is_staff() as answer`, [{ answer: false }]),
  may_speak: (tx) =>
    answers(tx`select private.may_speak(${`user:${SUBJECT}`}) as answer`, [{ answer: false }]),
  may_write_to: (tx) => answers(tx`select private.may_write_to(${OTHER}) as answer`, [{ answer: false }]),
  my_contacts: (tx) =>
    answers(tx`select c from private.my_contacts() as c where c in (${OTHER}, ${COLLEAGUE})`, [
      { c: COLLEAGUE },
    ]),
  role_of: (tx) => answers(tx`select private.role_of(${OTHER}) as answer`, [{ answer: null }]),
}
