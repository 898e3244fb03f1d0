import { avatarOf, OTHER_SESSION, PLAN_REQUESTS } from '../support/fixture-account.ts'
import { OTHER, SUBJECT, UNPROFILED } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls } from './unauthorized-call.ts'

export const accountUnauthorizedCalls: UnauthorizedCalls = {
  my_storage: (tx) => answers(tx`select allowed from private.my_storage()`, [{ allowed: '100000000000' }]),
  may_upload: (tx) => answers(tx`select private.may_upload('{}') as answer`, [{ answer: true }]),
  my_sessions: (tx) => answers(tx`select id from private.my_sessions()`, []),
  end_my_sessions: async (tx) => {
    await answers(tx`select private.end_my_sessions(${OTHER_SESSION}) as ended`, [{ ended: 0 }])
    await answers(tx`select private.end_my_sessions(null) as ended`, [{ ended: 0 }])
  },
  my_identities: (tx) => answers(tx`select email from private.my_identities()`, []),
  require_session: async (tx) => {
    const claims = { sub: SUBJECT, session_id: OTHER_SESSION }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await raises(tx`select private.require_session()`, 'QPSES')
  },
  my_id: async (tx) => {
    const claims = { sub: SUBJECT, session_id: OTHER_SESSION }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await answers(tx`select private.my_id() as answer`, [{ answer: null }])
  },
  require_first_factor: async (tx) => {
    const claims = { sub: SUBJECT, session_id: OTHER_SESSION }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await raises(tx`select private.require_first_factor()`, 'QPSES')
  },
  create_recovery_codes: (tx) => raises(tx`select private.create_recovery_codes()`, '55000'),
  use_recovery_code: (tx) =>
    answers(tx`select email, language from private.use_recovery_code('0000-0000-0000-0000')`, []),
  my_two_factor: (tx) =>
    answers(tx`select recovery_codes, is_required from private.my_two_factor()`, [
      { recovery_codes: 0, is_required: false },
    ]),
  deactivate_me: async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: UNPROFILED })}, true)`
    await raises(tx`select private.deactivate_me()`, '42501')
  },
  is_my_avatar: async (tx) => {
    await answers(tx`select private.is_my_avatar(${avatarOf(OTHER)}) as answer`, [{ answer: false }])
    await answers(tx`select private.is_my_avatar(${`${avatarOf(SUBJECT)}/x`}) as answer`, [{ answer: false }])
    await answers(tx`select private.is_my_avatar(${avatarOf(SUBJECT)}) as answer`, [{ answer: true }])
  },
  decide_plan_request: (tx) =>
    raises(tx`select private.decide_plan_request(${PLAN_REQUESTS.own}, true, '')`, '42501'),
}
