import { signInAgain } from '@/features/auth/api/confirm-password.ts'
import { loadAuth } from '@/lib/auth/auth-token.ts'

/**
 * Signs in again with the current password, and a code where the account has a second factor, because Auth then
 * accepts the new one without a mail and ends all other sessions. The current session stays until all of it is done.
 */
export async function changePassword(
  email: string,
  { current, password, code }: { current: string; password: string; code: string },
): Promise<void> {
  const auth = await loadAuth()
  const { fresh, user } = await signInAgain(email, current)
  const factor = user.factors?.find(({ status }) => status === 'verified')
  if (factor) {
    const { error: wrong } = await fresh.mfa.challengeAndVerify({ factorId: factor.id, code })
    if (wrong) throw wrong
  }
  const { error } = await fresh.updateUser({ password, current_password: current })
  if (error) throw error
  const { data: renewed } = await fresh.getSession()
  if (!renewed.session) throw new Error('The session of the password change is missing')
  const { error: unset } = await auth.setSession(renewed.session)
  if (unset) throw unset
}
