import { Hono } from 'hono'
import { z } from 'zod'
import { addressOf } from '../address.ts'
import type { AuthContext, Db } from '../context.ts'
import { AuthFailure, emailExists, otpExpired } from '../errors.ts'
import { checkStorable, emailSchema, readAuthBody } from '../input.ts'
import { createGuesses } from '../limits.ts'
import { allowedRedirect } from '../mails.ts'
import { consumeToken, type TokenType } from '../one-time.ts'
import { issueAuthCode } from '../pkce.ts'
import { deviceOf, openSession } from '../sessions.ts'
import { type AuthUser, confirmEmail, findUserByEmail, syncIdentity, updateUser } from '../users.ts'

const kinds: Record<string, TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  email: ['recovery_token', 'confirmation_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}
const flowMethods: Record<string, string> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email: 'magiclink',
  email_change: 'email_change',
}
const schema = z.object({
  type: z.string(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
  email: emailSchema.optional(),
})
const otherAddress = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type Proof = Parameters<typeof consumeToken>[3]
type Verified = { user: AuthUser; pkce: boolean; pending: boolean }

/**
 * GET and POST /verify: consumes a mailed token, as a link that redirects or a call that returns a session.
 */
export function verifyRoutes(ctx: AuthContext): Hono {
  // A mailed code has six digits and the link's token derives from it, so both could be guessed within an
  // hour.
  const guesses = createGuesses(ctx.config.failedVerifications, 5 * 60_000)

  const verify = async (db: Db, request: Request, kind: string, by: Proof): Promise<Verified> => {
    const types = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (!types) throw new AuthFailure(400, 'validation_failed', 'Verify requires a verification type')
    const account = 'hash' in by ? 'link' : by.email
    const { user, type, pkce } = await guesses.run(addressOf(ctx, request), account, () =>
      consumeToken(ctx, db, types, by),
    )
    if (kind === 'email_change') return { ...(await changeEmail(db, user, type)), pkce }
    return { user: await confirmEmail(db, user), pkce, pending: false }
  }

  return new Hono()
    .get('/verify', async (c) => {
      const kind = c.req.query('type') ?? ''
      const token = c.req.query('token') ?? ''
      checkStorable(token)
      const target = new URL(allowedRedirect(ctx, c.req.query('redirect_to')))
      try {
        const response = await ctx.sql.begin(async (tx): Promise<Record<string, string>> => {
          const { user, pkce, pending } = await verify(tx, c.req.raw, kind, { hash: token })
          if (pending) return { message: otherAddress }
          if (pkce) {
            target.searchParams.set('code', await issueAuthCode(tx, user, flowMethods[kind] ?? ''))
            return {}
          }
          const session = await openSession(ctx, tx, user, 'otp', deviceOf(ctx, c.req.raw))
          return {
            access_token: session.access_token,
            expires_at: String(session.expires_at),
            expires_in: String(session.expires_in),
            refresh_token: session.refresh_token,
            token_type: 'bearer',
            type: kind,
          }
        })
        if (Object.keys(response).length > 0) target.hash = new URLSearchParams(response).toString()
      } catch (error) {
        if (!(error instanceof AuthFailure)) throw error
        const refusal = {
          error: 'access_denied',
          error_code: error.code,
          error_description:
            error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message,
        }
        for (const [key, value] of Object.entries(refusal)) target.searchParams.set(key, value)
        target.hash = new URLSearchParams(refusal).toString()
      }
      return c.redirect(target.href, 303)
    })
    .post('/verify', async (c) => {
      const body = await readAuthBody(c.req.raw, schema)
      const by = body.token_hash
        ? { hash: body.token_hash }
        : body.email && body.token
          ? { email: body.email, code: body.token }
          : null
      if (!by) throw new AuthFailure(400, 'validation_failed', 'Verify requires a token or a token hash')
      const response = await ctx.sql.begin(async (tx) => {
        const { user, pending } = await verify(tx, c.req.raw, body.type, by)
        if (pending) return { msg: otherAddress, code: '200' }
        return openSession(ctx, tx, user, 'otp', deviceOf(ctx, c.req.raw))
      })
      return c.json(response)
    })
}

/** The new address becomes valid after both mailboxes have confirmed; an invited user has only one. */
async function changeEmail(
  db: Db,
  user: AuthUser,
  type: TokenType,
): Promise<{ user: AuthUser; pending: boolean }> {
  if (!user.email_change) throw otpExpired()
  const other = type === 'email_change_token_new' ? 'email_change_token_current' : 'email_change_token_new'
  const [waiting] = await db`
    select 1 from auth.one_time_tokens where user_id = ${user.id} and token_type = ${other}::auth.one_time_token_type`
  if (waiting)
    return { user: await updateUser(db, user.id, { email_change_confirm_status: 1 }), pending: true }
  if (await findUserByEmail(db, user.email_change)) throw emailExists()
  await syncIdentity(db, user.id, user.email_change)
  const changed = await updateUser(db, user.id, {
    email: user.email_change,
    email_change: '',
    email_change_confirm_status: 0,
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    raw_user_meta_data: { ...user.raw_user_meta_data, email: user.email_change, email_verified: true },
  })
  return { user: changed, pending: false }
}
