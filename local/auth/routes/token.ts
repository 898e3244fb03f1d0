import { Hono } from 'hono'
import { z } from 'zod'
import { addressOf } from '../address.ts'
import type { AuthContext } from '../context.ts'
import { AuthFailure, invalidCredentials, userBanned } from '../errors.ts'
import { emailSchema, readAuthBody } from '../input.ts'
import { createGuesses } from '../limits.ts'
import { redeemAuthCode } from '../pkce.ts'
import { alreadyUsed, deviceOf, openSession, refreshAuthSession } from '../sessions.ts'
import { findUserByEmail, isBanned, isPassword } from '../users.ts'

const passwordSchema = z.object({ email: z.string().default(''), password: z.string().default('') })
const refreshSchema = z.object({ refresh_token: z.string().min(1) })
const pkceSchema = z.object({ auth_code: z.string().min(1), code_verifier: z.string().min(1) })

/** POST /token: returns a session for a password, a refresh token or a code. */
export function tokenRoutes(ctx: AuthContext): Hono {
  const guesses = createGuesses(ctx.config.failedSignIns, 5 * 60_000)

  const byPassword = async (request: Request) => {
    const body = await readAuthBody(request, passwordSchema)
    const email = emailSchema.safeParse(body.email)
    if (!email.success) throw invalidCredentials()
    const user = await guesses.run(addressOf(ctx, request), email.data, async () => {
      const known = await findUserByEmail(ctx.sql, email.data)
      const correct = await isPassword(ctx.sql, known, body.password)
      if (!known || !correct) throw invalidCredentials()
      return known
    })
    if (isBanned(user)) throw userBanned()
    if (!user.email_confirmed_at) throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed')
    return ctx.sql.begin((tx) => openSession(ctx, tx, user, 'password', deviceOf(ctx, request)))
  }

  const byRefreshToken = async (request: Request) => {
    const { refresh_token } = await readAuthBody(request, refreshSchema)
    const response = await ctx.sql.begin((tx) => refreshAuthSession(ctx, tx, refresh_token))
    if (response === null) throw alreadyUsed()
    return response
  }

  const byCode = async (request: Request) => {
    const body = await readAuthBody(request, pkceSchema)
    return ctx.sql.begin(async (tx) => {
      const { user, method } = await redeemAuthCode(tx, body.auth_code, body.code_verifier)
      return openSession(ctx, tx, user, method === 'recovery' ? 'recovery' : 'otp', deviceOf(ctx, request))
    })
  }

  return new Hono().post('/token', async (c) => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await byPassword(c.req.raw))
      case 'refresh_token':
        return c.json(await byRefreshToken(c.req.raw))
      case 'pkce':
        return c.json(await byCode(c.req.raw))
      default:
        throw new AuthFailure(400, 'unsupported_grant_type', 'unsupported_grant_type')
    }
  })
}
