import { endSession, loadAuth } from '@/lib/auth/auth-token.ts'
import { runSignOutTasks } from '@/lib/auth/sign-out-tasks.ts'
import { currentLanguage } from '@/lib/i18n/language.ts'
import { forgetSession, type PendingStep, sessionStore, setSessionUser } from './session.ts'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')
const REFERRAL_CODE = /^[0-9a-f]{10}$/
const pageUrl = (path: string) => new URL(`${base}${path}`, window.location.origin).href

/**
 * Signs in with e-mail and password; resolves when the user and their rules are loaded, or with the step that is still
 * needed.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<PendingStep | null> {
  const auth = await loadAuth()
  const { data, error } = await auth.signInWithPassword(credentials)
  if (error) throw error
  await setSessionUser(data.session.user.id)
  const state = sessionStore.get()
  if (state.status === 'signed-out') return state.pending ?? null
  if (state.status !== 'failed') return null
  // Without the rules no screen could open, so a failed rules request undoes the sign-in.
  await signOut()
  throw state.error
}

/**
 * Creates an account that needs e-mail confirmation; the link of the mail opens the page at `confirmPath`. The database
 * decides whether the code is that of a referral link. Returns whether the user is already signed in.
 */
export async function signUp(
  account: { fullName: string; company: string; email: string; password: string },
  confirmPath: string,
  referralCode: string | null,
): Promise<{ isSignedIn: boolean }> {
  const auth = await loadAuth()
  const { data, error } = await auth.signUp({
    email: account.email,
    password: account.password,
    options: {
      data: {
        full_name: account.fullName,
        language: currentLanguage(),
        ...(account.company ? { company: account.company } : {}),
        ...(referralCode && REFERRAL_CODE.test(referralCode) ? { referral_code: referralCode } : {}),
      },
      emailRedirectTo: pageUrl(confirmPath),
    },
  })
  if (error) throw error
  if (data.session) await setSessionUser(data.session.user.id)
  return { isSignedIn: data.session !== null }
}

/** Sends the confirmation mail again; the result never reveals whether the account exists. */
export async function resendConfirmation(email: string, confirmPath: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: pageUrl(confirmPath) },
  })
  if (error) throw error
}

/**
 * Sends a recovery mail whose link opens the page at `resetPath`; the result never reveals whether the account exists.
 */
export async function requestPasswordReset(email: string, resetPath: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: pageUrl(resetPath) })
  if (error) throw error
}

/** Signs out of this browser, in every tab. */
export async function signOut(): Promise<void> {
  await runSignOutTasks()
  await endSession(() => forgetSession())
}
