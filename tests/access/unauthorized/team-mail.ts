import { CONVERSATIONS } from '../support/fixture-team-mail.ts'
import { answers, raises, type UnauthorizedCalls, uuids } from './unauthorized-call.ts'

export const teamMailUnauthorizedCalls: UnauthorizedCalls = {
  reads_team_thread: (tx) =>
    answers(tx`select private.reads_team_thread(${CONVERSATIONS.written}) as answer`, [{ answer: false }]),
  entries_for: (tx) =>
    answers(
      tx`select thread_id, folder from private.entries_for(${uuids(CONVERSATIONS.written, CONVERSATIONS.general)})`,
      [{ thread_id: CONVERSATIONS.written, folder: 'sent' }],
    ),
  change_team_conversation: (tx) =>
    raises(tx`select private.change_team_conversation(${CONVERSATIONS.written}, '{}')`, 'P0002'),
  teams_like: (tx) => answers(tx`select name from private.teams_like('nothing')`, []),
}
