import { loadAuth } from '@/lib/auth-token.ts'

/** The present password is not the one that was typed. */
export class WrongPassword extends Error {
  override name = 'WrongPassword'
}

/**
 * Changes the password. The present one is proved by signing in anew: Auth takes a new password from a fresh session
 * without a mail, and ends all the others with it.
 */
export async function changePassword(email: string, current: string, next: string): Promise<void> {
  const auth = await loadAuth()
  const { error: refused } = await auth.signInWithPassword({ email, password: current })
  if (refused) throw refused.code === 'invalid_credentials' ? new WrongPassword() : refused
  const { error } = await auth.updateUser({ password: next })
  if (error) throw error
}
