import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext, Db } from '../context.ts'
import { emailSchema, metadataSchema, pkceSchema, readAuthBody } from '../input.ts'
import type { MailRequests } from '../mail-requests.ts'
import { sendAuthMail } from '../mails.ts'
import { checkMailInterval, issueToken } from '../one-time.ts'
import { beginFlow } from '../pkce.ts'
import { requireAuthUser } from '../sessions.ts'
import { type AuthUser, createUser, findUserByEmail } from '../users.ts'
import { mailEmailChange } from './user.ts'

const recoverSchema = z.object({ email: emailSchema, ...pkceSchema.shape })
const otpSchema = z.object({
  email: emailSchema,
  create_user: z.boolean().default(true),
  data: metadataSchema.nullish(),
  ...pkceSchema.shape,
})
const resendSchema = z.object({
  type: z.enum(['signup', 'email_change']),
  email: emailSchema,
  ...pkceSchema.shape,
})

/** The calls that only send a mail; no response reveals whether the address has an account. */
export function mailRoutes(ctx: AuthContext, requests: MailRequests): Hono {
  const sendLink = async (
    db: Db,
    user: AuthUser,
    kind: 'recovery' | 'magiclink',
    body: z.infer<typeof recoverSchema>,
    redirectTo?: string,
  ) => {
    const pkce = await beginFlow(db, user, kind, body)
    sendAuthMail(
      ctx,
      kind,
      user,
      body.email,
      await issueToken(db, user, 'recovery_token', body.email, { pkce }),
      redirectTo,
    )
  }

  const sendConfirmation = async (
    db: Db,
    user: AuthUser,
    body: z.infer<typeof recoverSchema>,
    redirectTo?: string,
  ) => {
    const pkce = await beginFlow(db, user, 'email/signup', body)
    const issued = await issueToken(db, user, 'confirmation_token', body.email, { pkce })
    sendAuthMail(ctx, 'signup', user, body.email, issued, redirectTo)
  }

  return new Hono()
    .post('/recover', async (c) => {
      const body = await readAuthBody(c.req.raw, recoverSchema)
      await requests.run(c.req.raw, 'recovery', body.email, () =>
        ctx.sql.begin(async (tx) => {
          const user = await findUserByEmail(tx, body.email)
          if (user) await sendLink(tx, user, 'recovery', body, c.req.query('redirect_to'))
        }),
      )
      return c.json({})
    })
    .on('POST', ['/otp', '/magiclink'], async (c) => {
      const body = await readAuthBody(c.req.raw, otpSchema)
      await requests.run(c.req.raw, 'magiclink', body.email, () =>
        ctx.sql.begin(async (tx) => {
          const user = await findUserByEmail(tx, body.email)
          if (user?.email_confirmed_at)
            return sendLink(tx, user, 'magiclink', body, c.req.query('redirect_to'))
          // Hosted Auth refuses here, which tells that the address has no account.
          if (!user && !body.create_user) return
          const fresh = user ?? (await createUser(tx, newcomer(body)))
          return sendConfirmation(tx, fresh, body, c.req.query('redirect_to'))
        }),
      )
      return c.json({})
    })
    .post('/resend', async (c) => {
      const body = await readAuthBody(c.req.raw, resendSchema)
      const mail = body.type === 'signup' ? 'confirmation' : 'email_change'
      await requests.run(c.req.raw, mail, body.email, () =>
        ctx.sql.begin(async (tx) => {
          const user = await findUserByEmail(tx, body.email)
          if (!user) return
          if (body.type === 'signup' && !user.email_confirmed_at) {
            await sendConfirmation(tx, user, body, c.req.query('redirect_to'))
          }
          if (body.type === 'email_change' && user.email_change) {
            await mailEmailChange(ctx, tx, user, user.email_change, body, c.req.query('redirect_to'))
          }
        }),
      )
      return c.json({})
    })
    .get('/reauthenticate', async (c) => {
      const { user } = await requireAuthUser(ctx, c.req.raw)
      const address = user.email ?? ''
      checkMailInterval(ctx, user.reauthentication_sent_at)
      await ctx.sql.begin(async (tx) => {
        const issued = await issueToken(tx, user, 'reauthentication_token', address)
        sendAuthMail(ctx, 'reauthentication', user, address, issued, null)
      })
      return c.json({})
    })
}

const newcomer = (body: z.infer<typeof otpSchema>) => ({
  email: body.email,
  userMetadata: body.data ?? {},
  isSignUp: true,
})
