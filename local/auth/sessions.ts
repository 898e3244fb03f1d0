import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { addressOf } from './address.ts'
import type { AuthContext, Db } from './context.ts'
import { AuthFailure, userBanned } from './errors.ts'
import { presentUser } from './present.ts'
import {
  type AccessTokenClaims,
  bearerOf,
  randomToken,
  signAccessToken,
  verifyAccessToken,
} from './tokens.ts'
import { type AuthUser, findUser, isBanned, updateUser } from './users.ts'

type Device = { userAgent: string; ip: string | null }
type Session = { id: string; user_id: string; aal: string | null; created_at: Date }
type Refresh = { id: string; token: string; session_id: string | null; revoked: boolean; updated_at: Date }

/** The network address and user agent of a request. */
export function deviceOf(ctx: AuthContext, request: Request): Device {
  const address = addressOf(ctx, request)
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 500)
  return { userAgent, ip: isIP(address) ? address : null }
}

/**
 * Signs a user in: creates a session and its first refresh token, and returns the response the client
 * expects.
 */
export async function openSession(ctx: AuthContext, db: Db, user: AuthUser, method: string, device: Device) {
  if (isBanned(user)) throw userBanned()
  const id = randomUUID()
  await db`insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    values (${id}, ${user.id}, now(), now(), 'aal1', ${device.userAgent}, ${device.ip})`
  await db`insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${id}, now(), now(), ${method})`
  const refreshToken = await addRefreshToken(db, user.id, id, null)
  const fresh = await updateUser(db, user.id, { last_sign_in_at: new Date() })
  return sessionResponse(ctx, db, fresh, id, refreshToken)
}

/**
 * Exchanges a refresh token. A reused token is accepted while the client may have missed the first response
 * (parent token or reuse interval); later it ends the session.
 */
export async function refreshAuthSession(ctx: AuthContext, db: Db, token: string) {
  const [known] = await db<Refresh[]>`select * from auth.refresh_tokens where token = ${token}`
  if (!known?.session_id) throw notFound()
  const [session] = await db<Session[]>`select * from auth.sessions where id = ${known.session_id} for update`
  const user = session ? await findUser(db, session.user_id) : null
  if (!session || !user) throw notFound()
  if (isBanned(user)) throw userBanned()
  // Read again under the session's lock, so that two tabs refresh one after the other.
  const [current] = await db<Refresh[]>`select * from auth.refresh_tokens where token = ${token}`
  if (!current) throw notFound()
  const next = current.revoked
    ? await reuse(ctx, db, current, session)
    : await addRefreshToken(db, user.id, session.id, current)
  if (next === null) return null
  await db`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`
  return sessionResponse(ctx, db, user, session.id, next)
}

/**
 * Raises a session to `aal2` after a code of a factor, and returns new tokens for it. The other sessions of the user
 * that have verified no factor end, as on hosted Supabase.
 */
export async function raiseSession(ctx: AuthContext, db: Db, user: AuthUser, id: string, factorId: string) {
  await db`update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${id}`
  await db`insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${id}, now(), now(), 'totp')
    on conflict (session_id, authentication_method) do update set updated_at = now()`
  await db`delete from auth.sessions where user_id = ${user.id} and id <> ${id} and aal is distinct from 'aal2'`
  await db`update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = ${id}`
  return sessionResponse(ctx, db, user, id, await addRefreshToken(db, user.id, id, null))
}

const mailedLinkMethods = ['otp', 'magiclink', 'recovery']
const mailedLinkMs = 3_600_000

/** Returns whether a mailed link or code opened a session, at most an hour ago. */
export async function isFromMailedLink(db: Db, session: Session): Promise<boolean> {
  if (Date.now() - session.created_at.getTime() > mailedLinkMs) return false
  const [claim] = await db`select 1 from auth.mfa_amr_claims
    where session_id = ${session.id} and authentication_method in ${db(mailedLinkMethods)}`
  return claim !== undefined
}

/** Lowers the sessions of a user to `aal1` after their factor was removed. */
export async function lowerSessions(db: Db, userId: string): Promise<void> {
  await db`delete from auth.mfa_amr_claims where authentication_method = 'totp'
    and session_id in (select id from auth.sessions where user_id = ${userId})`
  await db`update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where user_id = ${userId}`
}

async function reuse(ctx: AuthContext, db: Db, used: Refresh, session: Session): Promise<string | null> {
  const [live] = await db<{ token: string; parent: string | null }[]>`
    select token, parent from auth.refresh_tokens where session_id = ${session.id} and not revoked order by id desc limit 1`
  if (live && live.parent === used.token) return live.token
  const age = Date.now() - used.updated_at.getTime()
  if (live && age <= ctx.config.refreshReuseSeconds * 1000) return live.token
  await endSessions(db, session.user_id, { only: session.id })
  return null
}

async function addRefreshToken(
  db: Db,
  userId: string,
  sessionId: string,
  parent: Refresh | null,
): Promise<string> {
  const token = randomToken()
  if (parent)
    await db`update auth.refresh_tokens set revoked = true, updated_at = now() where id = ${parent.id}`
  await db`insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
    values (${token}, ${userId}, false, now(), now(), ${parent?.token ?? null}, ${sessionId})`
  return token
}

async function sessionResponse(
  ctx: AuthContext,
  db: Db,
  user: AuthUser,
  sessionId: string,
  refreshToken: string,
) {
  const amr = await db<{ method: string; timestamp: number }[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId} order by created_at desc`
  const [session] = await db<{ aal: string | null }[]>`select aal from auth.sessions where id = ${sessionId}`
  const aal = session?.aal ?? 'aal1'
  const { token, expiresAt } = await signAccessToken(ctx, user, { id: sessionId, aal, amr: [...amr] })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ctx.config.jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await presentUser(db, user),
  }
}

/** Ends one, all, or all but one of a user's sessions, with their refresh tokens. */
export async function endSessions(
  db: Db,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  if (which.only) await db`delete from auth.sessions where user_id = ${userId} and id = ${which.only}`
  else if (which.except)
    await db`delete from auth.sessions where user_id = ${userId} and id <> ${which.except}`
  else await db`delete from auth.sessions where user_id = ${userId}`
}

/** The signed-in user of a request; refuses an invalid token or an ended session. */
export async function requireAuthUser(
  ctx: AuthContext,
  request: Request,
): Promise<{ user: AuthUser; claims: AccessTokenClaims; session: Session }> {
  const token = bearerOf(request)
  if (!token) throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await verifyAccessToken(ctx, token)
  const user = claims.sub ? await findUser(ctx.sql, claims.sub) : null
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const [session] = await ctx.sql<Session[]>`
    select * from auth.sessions where id = ${claims.session_id ?? null} and user_id = ${user.id}`
  if (!session)
    throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user)) throw userBanned()
  return { user, claims, session }
}

const notFound = () =>
  new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

/** The refusal after a reused refresh token ended its session. */
export const alreadyUsed = () =>
  new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
