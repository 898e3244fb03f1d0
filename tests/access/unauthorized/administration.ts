import { EMPTY_COMPANY } from '../support/fixture-administration.ts'
import { OTHER } from '../support/ids.ts'
import { answers, raises, type UnauthorizedCalls } from './unauthorized-call.ts'

/** The public numbers of demo accounts: an admin and another customer. */
const ADMIN_NO = 1
const REFUSED = '42501'

export const administrationUnauthorizedCalls: UnauthorizedCalls = {
  find_profiles: (tx) => answers(tx`select private.find_profiles('%')`, []),
  account_facts: (tx) => answers(tx`select * from private.account_facts(${OTHER})`, []),
  work_done: (tx) => answers(tx`select * from private.work_done(${OTHER})`, []),
  may_give_role: (tx) => answers(tx`select private.may_give_role('manager') as answer`, [{ answer: false }]),
  invite_user: (tx) =>
    raises(
      tx`select private.invite_user('new@test.example', 'client', null, 'New', null, '', '{}')`,
      REFUSED,
    ),
  withdraw_invitation: (tx) => raises(tx`select private.withdraw_invitation('new@test.example')`, REFUSED),
  invitation_mail: (tx) => raises(tx`select * from private.invitation_mail('new@test.example')`, REFUSED),
  users_can: (tx) => answers(tx`select * from private.users_can(array[${OTHER}]::uuid[])`, []),
  open_invitation: (tx) => raises(tx`select * from private.open_invitation(${ADMIN_NO}, 'resend')`, REFUSED),
  change_user: (tx) =>
    raises(tx`select private.change_user(${ADMIN_NO}, 1, '{"status": "inactive"}')`, REFUSED),
  reset_second_factor: (tx) => raises(tx`select * from private.reset_second_factor(${ADMIN_NO})`, REFUSED),
  second_factor_facts: (tx) => answers(tx`select * from private.second_factor_facts(${OTHER})`, []),
  mail_addresses: (tx) => answers(tx`select * from private.mail_addresses(${OTHER})`, []),
  lift_address: (tx) => raises(tx`select private.lift_address(${ADMIN_NO})`, REFUSED),
  user_belongings: (tx) => raises(tx`select private.user_belongings(${ADMIN_NO})`, REFUSED),
  transfer_account: (tx) => raises(tx`select private.transfer_account(${ADMIN_NO}, null)`, REFUSED),
  companies_can: (tx) =>
    answers(tx`select can from private.companies_can(array[${EMPTY_COMPANY}]::uuid[])`, [
      { can: { edit: 'forbidden', delete: 'forbidden' } },
    ]),
  compare_rules: (tx) => raises(tx`select * from private.compare_rules('admin', '[]')`, REFUSED),
  replace_rules: (tx) => raises(tx`select private.replace_rules('client', 1, '[]')`, REFUSED),
  require_two_factor: (tx) => raises(tx`select private.require_two_factor('client', true)`, REFUSED),
  create_role: (tx) => raises(tx`select private.create_role('new', '', 'admin')`, REFUSED),
  delete_role: (tx) => raises(tx`select private.delete_role('client')`, REFUSED),
}
