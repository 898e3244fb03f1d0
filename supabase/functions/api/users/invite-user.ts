import type { z } from 'zod'
import type { inviteUserBody, UserDetail } from '../../_shared/contract/users.ts'
import { USER_MESSAGES } from '../../_shared/contract/users.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import type { AccountsAdapter } from '../deps.ts'
import { withUserErrors } from './user-errors.ts'
import { readUser } from './user-rows.ts'

/**
 * Invites a person: first what they become is noted, as the caller, so the database decides whether the caller may; then
 * Auth makes the account, which takes the note up, and sends the mail. A mail that cannot be sent takes the note back.
 */
export async function inviteUser(
  c: Ctx,
  accounts: AccountsAdapter,
  body: z.output<typeof inviteUserBody>,
): Promise<UserDetail> {
  const {
    email,
    role,
    companyId = null,
    fullName,
    username = null,
    department = '',
    redirectTo,
    ...rest
  } = body
  await withUserErrors(
    c.var.asCaller(
      (
        tx,
      ) => tx`select private.invite_user(${email}, ${role}, ${companyId}, ${fullName}, ${username}, ${department},
        ${tx.json(rest)})`,
    ),
  )
  const withdraw = () => c.var.asCaller((tx) => tx`select private.withdraw_invitation(${email})`)
  try {
    await sendInvitation(accounts, email, redirectTo)
  } catch (error) {
    await withdraw()
    throw error
  }
  await withdraw()
  const user = await c.var.asCaller((tx) => readUser(tx, { email }))
  if (!user) throw new HttpError('unavailable')
  return user
}

/** Has Auth send the mail; an address Auth knows already is told at the field. */
export async function sendInvitation(
  accounts: AccountsAdapter,
  email: string,
  redirectTo?: string,
): Promise<void> {
  const sent = await accounts.invite(email, redirectTo)
  if (sent === 'exists') throw invalid({ email: USER_MESSAGES.email_taken })
  if (sent === 'too-many') throw new HttpError('too_many')
}
