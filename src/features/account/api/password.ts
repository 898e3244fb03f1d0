import { loadAuth, loadMemoryAuth } from '@/lib/auth-token.ts'

/** The current password is wrong. */
export class WrongPassword extends Error {
  override name = 'WrongPassword'
}

/**
 * Signs in again with the current password, and a code where the account has a second factor, because Auth then
 * accepts the new one without a mail and ends all other sessions. The current session stays until all of it is done.
 */
export async function changePassword(
  email: string,
  { current, password, code }: { current: string; password: string; code: string },
): Promise<void> {
  const [auth, fresh] = await Promise.all([loadAuth(), loadMemoryAuth()])
  const { data, error: refused } = await fresh.signInWithPassword({ email, password: current })
  if (refused) throw refused.code === 'invalid_credentials' ? new WrongPassword() : refused
  const factor = data.user.factors?.find(({ status }) => status === 'verified')
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
