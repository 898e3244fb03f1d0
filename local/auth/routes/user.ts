import { Hono } from 'hono'
import { z } from 'zod'
import { addressOf } from '../address.ts'
import type { AuthContext, Db } from '../context.ts'
import { AuthFailure, emailExists } from '../errors.ts'
import { requireSecondFactor } from '../factors.ts'
import {
  checkPassword,
  emailSchema,
  mergeMetadata,
  metadataSchema,
  pkceSchema,
  readAuthBody,
} from '../input.ts'
import { createGuesses } from '../limits.ts'
import { sendAuthMail } from '../mails.ts'
import { checkMailInterval, consumeToken, issueToken } from '../one-time.ts'
import { beginFlow } from '../pkce.ts'
import { presentUser } from '../present.ts'
import { endSessions, isFromMailedLink, requireAuthUser } from '../sessions.ts'
import { type AuthUser, findUserByEmail, hashPassword, isPassword, updateUser } from '../users.ts'

const schema = z.object({
  email: emailSchema.optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: metadataSchema.nullish(),
  ...pkceSchema.shape,
})
const scopes = z.enum(['global', 'local', 'others']).catch('global')
const recentMs = 24 * 3_600_000

/** GET and PUT /user, POST /logout: a signed-in user's own account. */
export function userRoutes(ctx: AuthContext): Hono {
  const guesses = createGuesses(ctx.config.failedVerifications, 5 * 60_000)
  return new Hono()
    .get('/user', async (c) => {
      const { user } = await requireAuthUser(ctx, c.req.raw)
      return c.json(await presentUser(ctx.sql, user))
    })
    .put('/user', async (c) => {
      const { user, session } = await requireAuthUser(ctx, c.req.raw)
      const body = await readAuthBody(c.req.raw, schema)
      if (body.password !== undefined || body.email) await requireSecondFactor(ctx.sql, user, session)
      const response = await ctx.sql.begin(async (tx) => {
        let fresh = user
        if (body.data) {
          fresh = await updateUser(tx, user.id, {
            raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, body.data),
          })
        }
        if (body.password !== undefined) {
          if (Date.now() - session.created_at.getTime() > recentMs)
            await guesses.run(addressOf(ctx, c.req.raw), user.id, () => checkNonce(ctx, tx, user, body.nonce))
          if (!(await isFromMailedLink(tx, session)))
            await guesses.run(addressOf(ctx, c.req.raw), user.id, () =>
              checkCurrentPassword(tx, user, body.current_password),
            )
          fresh = await changePassword(ctx, tx, fresh, body.password)
          await endSessions(tx, user.id, { except: session.id })
        }
        if (body.email && body.email !== user.email) {
          if (await findUserByEmail(tx, body.email)) throw emailExists()
          checkMailInterval(ctx, user.email_change_sent_at)
          fresh = await mailEmailChange(ctx, tx, fresh, body.email, body, c.req.query('redirect_to'))
        }
        return presentUser(tx, fresh)
      })
      return c.json(response)
    })
    .post('/logout', async (c) => {
      const { user, session } = await requireAuthUser(ctx, c.req.raw)
      const scope = scopes.parse(c.req.query('scope') ?? 'global')
      if (scope === 'local') await endSessions(ctx.sql, user.id, { only: session.id })
      else if (scope === 'others') await endSessions(ctx.sql, user.id, { except: session.id })
      else await endSessions(ctx.sql, user.id)
      return c.body(null, 204)
    })
}

/**
 * Starts a change of address: both mailboxes get a link, and the old address stays until both links were
 * opened.
 */
export async function mailEmailChange(
  ctx: AuthContext,
  db: Db,
  user: AuthUser,
  address: string,
  challenge: z.infer<typeof pkceSchema>,
  redirectTo: string | undefined,
): Promise<AuthUser> {
  const pkce = await beginFlow(db, user, 'email_change', challenge)
  const fresh = await updateUser(db, user.id, { email_change: address, email_change_confirm_status: 0 })
  if (user.email && user.email_confirmed_at) {
    const current = await issueToken(db, user, 'email_change_token_current', user.email, { pkce })
    sendAuthMail(ctx, 'email_change', user, user.email, current, redirectTo)
  }
  sendAuthMail(
    ctx,
    'email_change',
    user,
    address,
    await issueToken(db, user, 'email_change_token_new', address, { pkce }),
    redirectTo,
  )
  return { ...fresh, email_change_sent_at: new Date() }
}

async function changePassword(ctx: AuthContext, db: Db, user: AuthUser, password: string): Promise<AuthUser> {
  checkPassword(password, ctx.config.minPasswordLength)
  if (await isPassword(db, user, password)) {
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.')
  }
  return updateUser(db, user.id, { encrypted_password: await hashPassword(db, password) })
}

/** Only a session that a mailed link opened changes the password without the current one. */
async function checkCurrentPassword(db: Db, user: AuthUser, current: string | undefined): Promise<void> {
  if (!user.encrypted_password) return
  const refuse = (code: string) =>
    new AuthFailure(400, code, 'Current password required when setting new password.')
  if (!current) throw refuse('current_password_required')
  if (!(await isPassword(db, user, current))) throw refuse('current_password_mismatch')
}

async function checkNonce(
  ctx: AuthContext,
  db: Db,
  user: AuthUser,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce)
    throw new AuthFailure(401, 'reauthentication_needed', 'Password update requires reauthentication')
  try {
    await consumeToken(ctx, db, ['reauthentication_token'], { email: user.email ?? '', code: nonce })
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Reauthentication nonce is not valid')
  }
}
