import { randomUUID } from 'node:crypto'
import type { Db } from './context.ts'
import { type AuthUser, identityData, signUpMetadata } from './users.ts'

/** The API representation of a user. */
export async function presentUser(db: Db, user: AuthUser): Promise<Record<string, unknown>> {
  const identities = await db`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
      from auth.identities where user_id = ${user.id} order by created_at`
  const factors = await db`
    select id, coalesce(friendly_name, '') as friendly_name, factor_type, status, created_at, updated_at,
        last_challenged_at
      from auth.mfa_factors where user_id = ${user.id} order by created_at`
  return { ...presentBare(user), identities, ...(factors.length > 0 ? { factors } : {}) }
}

/**
 * The response to a sign-up with an existing address, built from the request only and equal to that of a new one
 * . Hosted Auth shows no identities for a confirmed account.
 */
export function presentShadow(email: string, data: Record<string, unknown>) {
  const id = randomUUID()
  const now = new Date()
  const metadata = signUpMetadata(id, email, data)
  const identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: identityData(id, email, false),
    provider: 'email',
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email,
  }
  const shadow = {
    id,
    email,
    confirmation_sent_at: now,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: metadata,
    created_at: now,
    updated_at: now,
  }
  return { ...presentBare(shadow), identities: [identity] }
}

function presentBare(user: Partial<AuthUser>): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: '',
    ...present('email_confirmed_at', user.email_confirmed_at),
    ...present('confirmed_at', user.email_confirmed_at),
    ...present('invited_at', user.invited_at),
    ...present('confirmation_sent_at', user.confirmation_sent_at),
    ...present('recovery_sent_at', user.recovery_sent_at),
    ...present('new_email', user.email_change || null),
    ...present('email_change_sent_at', user.email_change_sent_at),
    ...present('last_sign_in_at', user.last_sign_in_at),
    ...present('banned_until', user.banned_until),
    ...present('deleted_at', user.deleted_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

const present = (key: string, value: unknown) =>
  value === null || value === undefined ? {} : { [key]: value }
