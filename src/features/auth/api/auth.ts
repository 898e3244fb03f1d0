import { supabase } from '@/lib/supabase.ts'
import { refreshSession, whenSessionKnown } from './session.ts'

const pageUrl = (path: string) => new URL(`${import.meta.env.BASE_URL}${path}`, window.location.origin).href

/** Signs in with e-mail and password; resolves once rules and user are known. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword(credentials)
  if (error) throw error
  // Auth tells the session store a moment later; the caller goes on only when it is known who signed in.
  await new Promise((resolve) => setTimeout(resolve, 0))
  await whenSessionKnown()
}

/** Creates an account that waits for its e-mail to be confirmed; says whether it is signed in already. */
export async function signUp(account: {
  fullName: string
  email: string
  password: string
}): Promise<{ isSignedIn: boolean }> {
  const { data, error } = await supabase.auth.signUp({
    email: account.email,
    password: account.password,
    options: { data: { full_name: account.fullName }, emailRedirectTo: pageUrl('login') },
  })
  if (error) throw error
  return { isSignedIn: data.session !== null }
}

/** Sends a mail with a way to a new password; says nothing about whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: pageUrl('reset-password'),
  })
  if (error) throw error
}

/** Sets a new password for whoever came by the recovery mail. */
export async function setPassword(password: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password })
  if (error) throw error
  await refreshSession()
}

/** Signs out of this browser, in every tab. */
export async function signOut(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' })
}
