import { loadAuth } from '@/lib/auth-token.ts'
import { adoptUser, forgetSession, reloadSession, sessionStore } from './session.ts'

const pageUrl = (path: string) => new URL(`${import.meta.env.BASE_URL}${path}`, window.location.origin).href

/** Signs in with e-mail and password; resolves when the user and their rules are loaded. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const auth = await loadAuth()
  const { data, error } = await auth.signInWithPassword(credentials)
  if (error) throw error
  await adoptUser(data.session.user.id)
  const state = sessionStore.get()
  if (state.status !== 'failed') return
  // Without the rules no screen could open, so a failed rules request undoes the sign-in.
  await signOut()
  throw state.error
}

/** Creates an account that needs e-mail confirmation; returns whether the user is already signed in. */
export async function signUp(account: {
  fullName: string
  company: string
  email: string
  password: string
}): Promise<{ isSignedIn: boolean }> {
  const auth = await loadAuth()
  const { data, error } = await auth.signUp({
    email: account.email,
    password: account.password,
    options: {
      data: { full_name: account.fullName, ...(account.company ? { company: account.company } : {}) },
      emailRedirectTo: pageUrl('login'),
    },
  })
  if (error) throw error
  if (data.session) await adoptUser(data.session.user.id)
  return { isSignedIn: data.session !== null }
}

/** Sends a recovery mail; the result never reveals whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: pageUrl('reset-password'),
  })
  if (error) throw error
}

/** Sets a new password in the session that the recovery link opened. */
export async function setPassword(password: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.updateUser({ password })
  if (error) throw error
  await reloadSession()
}

/** Signs out of this browser, in every tab. */
export async function signOut(): Promise<void> {
  const auth = await loadAuth()
  await auth.signOut({ scope: 'local' })
  forgetSession()
}
