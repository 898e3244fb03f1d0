import { loadAuth, loadMemoryAuth } from '@/lib/auth/auth-token.ts'

/** The current password is wrong. */
export class WrongPassword extends Error {
  override name = 'WrongPassword'
}

/** Signs in with the current password in a client of its own; the current session stays as it is. */
export async function signInAgain(email: string, password: string) {
  const fresh = await loadMemoryAuth()
  const { data, error } = await fresh.signInWithPassword({ email, password })
  if (error) throw error.code === 'invalid_credentials' ? new WrongPassword() : error
  return { fresh, user: data.user }
}

/** Replaces the session by one that the password has just opened, which may add an authenticator app. */
export async function confirmPassword(password: string): Promise<void> {
  const auth = await loadAuth()
  const { data: current } = await auth.getSession()
  const { fresh } = await signInAgain(current.session?.user.email ?? '', password)
  const { data } = await fresh.getSession()
  if (!data.session) throw new Error('The session of the confirmed password is missing')
  const { error } = await auth.setSession(data.session)
  if (error) throw error
}
