import { loadAuth, loadMemoryAuth } from '@/lib/auth/auth-token.ts'
import type { MailToken } from '../model/mail-link.ts'
import { signIn } from './auth.ts'
import { type PendingStep, reloadSession } from './session.ts'

/** Confirms an address without signing this browser in, which may be that of another person. */
export async function confirmAddress({ hash, type }: MailToken): Promise<true> {
  const mailed = await loadMemoryAuth()
  const { error } = await mailed.verifyOtp({ token_hash: hash, type })
  if (error) throw error
  await mailed.signOut({ scope: 'local' })
  return true
}

/** The token that opened the session in memory and its account, so that a second attempt does not need it again. */
let verified: { hash: string; userId: string } | null = null

/**
 * Sets a password with a mailed token, in a session that only this page has, and signs in with it. Returns
 * `needs-code` when the account has a second factor and no code was given.
 */
export async function setPasswordByMail(
  { hash, type }: MailToken,
  { password, code }: { password: string; code: string },
): Promise<PendingStep | 'needs-code' | null> {
  const mailed = await loadMemoryAuth()
  const { data: known } = await mailed.getSession()
  // The password change of the security settings uses the session in memory too.
  if (verified?.hash !== hash || verified.userId !== known.session?.user.id) {
    const { data, error } = await mailed.verifyOtp({ token_hash: hash, type })
    if (error) throw error
    verified = { hash, userId: data.user?.id ?? '' }
  }
  const { data: factors, error: unknown } = await mailed.mfa.listFactors()
  if (unknown) throw unknown
  const factorId = factors.totp[0]?.id
  if (factorId) {
    if (code === '') return 'needs-code'
    const { data: level } = await mailed.mfa.getAuthenticatorAssuranceLevel()
    if (level?.currentLevel !== 'aal2') {
      const { error } = await mailed.mfa.challengeAndVerify({ factorId, code })
      if (error) throw error
    }
  }
  const { data: changed, error } = await mailed.updateUser({ password })
  if (error) throw error
  verified = null
  if (factorId) return keepSession(mailed)
  // The session of the link ends, so that nobody changes the password again without knowing it.
  const pending = await signIn({ email: changed.user.email ?? '', password })
  const { error: left } = await mailed.signOut({ scope: 'local' })
  if (left) throw left
  return pending
}

/** Continues in the session of the link, whose second factor is verified: its code is not accepted again. */
async function keepSession(mailed: Awaited<ReturnType<typeof loadMemoryAuth>>): Promise<null> {
  const auth = await loadAuth()
  const { data } = await mailed.getSession()
  if (!data.session) throw new Error('The session of the mailed link is missing')
  const { error } = await auth.setSession(data.session)
  if (error) throw error
  await reloadSession()
  return null
}
