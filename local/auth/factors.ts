import { Secret, TOTP } from 'otpauth'
import type { Db } from './context.ts'
import { AuthFailure } from './errors.ts'
import type { AuthUser } from './users.ts'

/** A row of auth.mfa_factors with the columns that Auth uses. */
export type Factor = {
  id: string
  user_id: string
  friendly_name: string | null
  status: 'unverified' | 'verified'
  secret: string
}

/** The largest number of factors of one account, as on hosted Supabase. */
export const maxFactors = 10

/** An enrolment that was not finished is removed by the next one after this time. */
export const enrolmentLifeSeconds = 300

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...labels, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** Creates the secret of a factor, with the `otpauth:` address for authenticator apps. */
export function createFactorSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, { issuer, label }).toString() }
}

/**
 * Returns the time step whose code this is, or null. One step before and after the current one is accepted, for
 * clocks that differ (RFC 6238).
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** Finds a TOTP factor of a user and locks it, so that two attempts run one after the other. */
export async function lockFactor(db: Db, userId: string, id: string): Promise<Factor> {
  const [factor] = await db<Factor[]>`
    select id, user_id, friendly_name, status, secret from auth.mfa_factors
     where id::text = ${id} and user_id = ${userId} and factor_type = 'totp' for update`
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Returns whether the account has a verified factor. */
export async function hasVerifiedFactor(db: Db, userId: string): Promise<boolean> {
  const [row] =
    await db`select 1 from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`
  return row !== undefined
}

const freshMs = 15 * 60_000

/** Refuses an enrolment in a session that was not signed in within a quarter of an hour. */
export function requireFreshSession(session: { created_at: Date }): void {
  if (Date.now() - session.created_at.getTime() <= freshMs) return
  throw new AuthFailure(401, 'reauthentication_needed', 'Sign in again to enroll a new factor')
}

/** Refuses a change of address or password in a session that has not verified the account's factor. */
export async function requireSecondFactor(
  db: Db,
  user: AuthUser,
  session: { aal: string | null },
): Promise<void> {
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(db, user.id))) return
  throw insufficientLevel(401, 'AAL2 session is required to update email or password when MFA is enabled.')
}

export const insufficientLevel = (status: number, message: string) =>
  new AuthFailure(status, 'insufficient_aal', message)
