import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext, Db } from '../context.ts'
import { AuthFailure } from '../errors.ts'
import { checkPassword, emailSchema, metadataSchema, pkceSchema, readBody } from '../input.ts'
import { sendMail } from '../mails.ts'
import { checkMailInterval, issueToken } from '../one-time.ts'
import { beginFlow } from '../pkce.ts'
import { presentBare, presentUser } from '../present.ts'
import { createUser, findUserByEmail, hashPassword, isPassword, type User, updateUser } from '../users.ts'

const schema = z.object({
  email: emailSchema.optional(),
  password: z.string().default(''),
  data: metadataSchema.nullish(),
  ...pkceSchema.shape,
})

/** POST /signup: an account that waits for its address to be confirmed. */
export function signupRoutes(ctx: AuthContext): Hono {
  return new Hono().post('/signup', async (c) => {
    const body = await readBody(c.req.raw, schema)
    const email = body.email
    if (!email) throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    if (!body.password) throw new AuthFailure(400, 'validation_failed', 'Signup requires a valid password')
    checkPassword(body.password, ctx.config.minPasswordLength)
    const redirectTo = c.req.query('redirect_to')
    const answer = await ctx.sql.begin(async (tx) => {
      const known = await findUserByEmail(tx, email)
      if (known?.email_confirmed_at) {
        // Costs what a real sign-up costs and says the same, so that addresses cannot be probed.
        await hashPassword(tx, body.password)
        const shadow = {
          ...known,
          id: randomUUID(),
          raw_user_meta_data: body.data ?? {},
          raw_app_meta_data: { provider: 'email', providers: ['email'] },
        }
        const now = new Date()
        return presentBare({
          ...shadow,
          email_confirmed_at: null,
          invited_at: null,
          last_sign_in_at: null,
          recovery_sent_at: null,
          email_change: null,
          email_change_sent_at: null,
          confirmation_sent_at: now,
          created_at: now,
          updated_at: now,
        })
      }
      checkMailInterval(ctx, known?.confirmation_sent_at ?? null)
      const user = known
        ? await signUpAgain(tx, known, body.password)
        : await createUser(tx, { email, password: body.password, userMetadata: body.data ?? {} })
      const pkce = await beginFlow(tx, user, 'email/signup', body)
      const issued = await issueToken(tx, user, 'confirmation_token', email, { pkce })
      sendMail(ctx, 'signup', email, issued, redirectTo)
      return presentUser(tx, { ...user, confirmation_sent_at: new Date() })
    })
    return c.json(answer)
  })
}

/**
 * A second sign-up before the first was confirmed may be somebody else's: then neither password stands, and whoever
 * owns the mailbox chooses one by the recovery mail. Nothing else of the account changes.
 */
async function signUpAgain(db: Db, known: User, password: string): Promise<User> {
  if (await isPassword(db, known, password)) return known
  return updateUser(db, known.id, { encrypted_password: '' })
}
