import { Hono } from 'hono'
import { z } from 'zod'
import { requireService } from '../admin-key.ts'
import type { AuthContext, Db } from '../context.ts'
import { AuthFailure, authUserNotFound, emailExists } from '../errors.ts'
import { checkPassword, emailSchema, mergeMetadata, metadataSchema, readAuthBody } from '../input.ts'
import { actionLink, allowedRedirect, type MailKind, sendAuthMail } from '../mails.ts'
import { issueToken, type TokenType } from '../one-time.ts'
import { presentUser } from '../present.ts'
import { type AuthUser, createUser, findUserByEmail, updateUser } from '../users.ts'

const inviteSchema = z.object({ email: emailSchema, data: metadataSchema.nullish() })
const linkTypes = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change_current',
  'email_change_new',
] as const
const linkSchema = z.object({
  type: z.enum(linkTypes),
  email: emailSchema,
  password: z.string().optional(),
  new_email: emailSchema.optional(),
  data: metadataSchema.nullish(),
  redirect_to: z.string().optional(),
})

/** POST /invite and /admin/generate_link, with the service key. */
export function linkRoutes(ctx: AuthContext): Hono {
  return new Hono()
    .post('/invite', async (c) => {
      await requireService(ctx, c.req.raw)
      const body = await readAuthBody(c.req.raw, inviteSchema)
      const response = await ctx.sql.begin(async (tx) => {
        const user = await invited(tx, body.email, body.data ?? {})
        const issued = await issueToken(tx, user, 'confirmation_token', body.email)
        sendAuthMail(ctx, 'invite', user, body.email, issued, c.req.query('redirect_to'))
        return presentUser(tx, { ...user, confirmation_sent_at: new Date() })
      })
      return c.json(response)
    })
    .post('/admin/generate_link', async (c) => {
      await requireService(ctx, c.req.raw)
      const body = await readAuthBody(c.req.raw, linkSchema)
      const redirectTo = body.redirect_to ?? c.req.query('redirect_to')
      const response = await ctx.sql.begin(async (tx) => {
        const { user, token, kind, address } = await linkFor(ctx, tx, body)
        const issued = await issueToken(tx, user, token, address)
        return {
          ...(await presentUser(tx, user)),
          action_link: actionLink(ctx, kind, issued.hash, redirectTo),
          email_otp: issued.code,
          hashed_token: issued.hash,
          verification_type: body.type,
          redirect_to: allowedRedirect(ctx, redirectTo),
        }
      })
      return c.json(response)
    })
}

async function invited(db: Db, email: string, data: Record<string, unknown>): Promise<AuthUser> {
  const known = await findUserByEmail(db, email)
  if (known?.email_confirmed_at) throw emailExists()
  // Replaces what a sign-up of this address may have stored, because the mail shows it.
  if (known)
    return updateUser(db, known.id, {
      invited_at: new Date(),
      raw_user_meta_data: { ...mergeMetadata(known.raw_user_meta_data, invitationOf(data)) },
    })
  return createUser(db, { email, invited: true, userMetadata: data })
}

const invitationOf = ({ invited_by = null, agency = null, language = null }: Record<string, unknown>) => ({
  invited_by,
  agency,
  language,
})

type Link = { user: AuthUser; token: TokenType; kind: MailKind; address: string }

async function linkFor(ctx: AuthContext, db: Db, body: z.infer<typeof linkSchema>): Promise<Link> {
  const { email } = body
  const known = await findUserByEmail(db, email)
  if (body.type === 'invite') {
    return {
      user: await invited(db, email, body.data ?? {}),
      token: 'confirmation_token',
      kind: 'invite',
      address: email,
    }
  }
  if (body.type === 'signup') {
    if (known?.email_confirmed_at) throw emailExists()
    if (!body.password) throw new AuthFailure(400, 'validation_failed', 'Signup requires a valid password')
    checkPassword(body.password, ctx.config.minPasswordLength)
    const user =
      known ??
      (await createUser(db, {
        email,
        password: body.password,
        userMetadata: body.data ?? {},
        isSignUp: true,
      }))
    return { user, token: 'confirmation_token', kind: 'signup', address: email }
  }
  if (!known) throw authUserNotFound()
  if (body.type === 'recovery' || body.type === 'magiclink') {
    return { user: known, token: 'recovery_token', kind: body.type, address: email }
  }
  if (!body.new_email) throw new AuthFailure(400, 'validation_failed', 'An email address is required')
  if (await findUserByEmail(db, body.new_email)) throw emailExists()
  const user = await updateUser(db, known.id, {
    email_change: body.new_email,
    email_change_confirm_status: 0,
  })
  return body.type === 'email_change_new'
    ? { user, token: 'email_change_token_new', kind: 'email_change', address: body.new_email }
    : { user, token: 'email_change_token_current', kind: 'email_change', address: email }
}
