import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext, Db } from '../context.ts'
import { AuthFailure } from '../errors.ts'
import { checkPassword, emailSchema, metadataSchema, pkceSchema, readAuthBody } from '../input.ts'
import type { MailRequests } from '../mail-requests.ts'
import { sendAuthMail } from '../mails.ts'
import { issueToken } from '../one-time.ts'
import { beginFlow } from '../pkce.ts'
import { presentShadow, presentUser } from '../present.ts'
import { type AuthUser, createUser, findUserByEmail, hashPassword, isPassword, updateUser } from '../users.ts'

const schema = z.object({
  email: emailSchema.optional(),
  password: z.string().default(''),
  data: metadataSchema.nullish(),
  ...pkceSchema.shape,
})

/** POST /signup: creates an account whose address must be confirmed. */
export function signupRoutes(ctx: AuthContext, requests: MailRequests): Hono {
  return new Hono().post('/signup', async (c) => {
    const body = await readAuthBody(c.req.raw, schema)
    const email = body.email
    if (!email) throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    if (!body.password) throw new AuthFailure(400, 'validation_failed', 'Signup requires a valid password')
    checkPassword(body.password, ctx.config.minPasswordLength)
    const redirectTo = c.req.query('redirect_to')
    const data = body.data ?? {}
    const response = await requests.run(c.req.raw, 'confirmation', email, () =>
      ctx.sql.begin(async (tx) => {
        const known = await findUserByEmail(tx, email)
        if (known?.email_confirmed_at) {
          // Takes as long as a real sign-up.
          await hashPassword(tx, body.password)
          return presentShadow(email, data)
        }
        const user = known
          ? await signUpAgain(tx, known, body.password)
          : await createUser(tx, { email, password: body.password, userMetadata: data, isSignUp: true })
        const pkce = await beginFlow(tx, user, 'email/signup', body)
        const issued = await issueToken(tx, user, 'confirmation_token', email, { pkce })
        sendAuthMail(ctx, 'signup', user, email, issued, redirectTo)
        // The account may be another person's or an invitation, so the response contains none of its data.
        if (known) return presentShadow(email, data)
        return presentUser(tx, { ...user, confirmation_sent_at: new Date() })
      }),
    )
    return c.json(response)
  })
}

/**
 * A second sign-up before confirmation may come from another person, so neither password remains valid; the
 * mailbox owner sets one by recovery.
 */
async function signUpAgain(db: Db, known: AuthUser, password: string): Promise<AuthUser> {
  if (await isPassword(db, known, password)) return known
  return updateUser(db, known.id, { encrypted_password: '' })
}
