import type { z } from 'zod'
import type { inviteUserBody, UserDetail } from '../../_shared/contract/users.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError, invalid } from '../../_shared/http/errors.ts'
import type { AccountsAdapter, InvitationData } from '../deps.ts'
import { withUserErrors } from './user-errors.ts'
import { readUser } from './user-rows.ts'

/**
 * Stores an invitation as the caller so that the database checks the right; Auth then creates the account; a failed
 * mail withdraws the invitation.
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
    await sendInvitation(c, accounts, email, redirectTo)
  } catch (error) {
    await withdraw()
    throw error
  }
  await withdraw()
  const user = await c.var.asCaller((tx) => readUser(tx, { email }))
  if (!user) throw new HttpError('unavailable')
  return user
}

/** Sends the invitation through Auth; throws a field error for an address that already has an account. */
export async function sendInvitation(
  c: Ctx,
  accounts: AccountsAdapter,
  email: string,
  redirectTo?: string,
): Promise<void> {
  const [data] = await c.var.asCaller(
    (tx) => tx<InvitationData[]>`select invited_by, language from private.invitation_mail(${email})`,
  )
  if (!data) throw new HttpError('forbidden')
  const sent = await accounts.invite(email, { redirectTo, data })
  if (sent === 'exists') throw invalid({ email: 'email_taken' })
  if (sent === 'too-many') throw new HttpError('too_many')
}
