import { loadAuth } from '@/lib/auth-token.ts'

/** The current password is wrong. */
export class WrongPassword extends Error {
  override name = 'WrongPassword'
}

/**
 * Signs in again with the current password, because Auth then accepts the new one without a mail and ends all
 * other sessions.
 */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
  const auth = await loadAuth()
  const { error: refused } = await auth.signInWithPassword({ email, password: current })
  if (refused) throw refused.code === 'invalid_credentials' ? new WrongPassword() : refused
  const { error } = await auth.updateUser({ password: next })
  if (error) throw error
}
