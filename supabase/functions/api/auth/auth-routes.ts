import type { Hono } from 'hono'
import { loginBody } from '../../_shared/contract/session.ts'
import { readBody } from '../../_shared/http/body.ts'
import type { Ctx, Env } from '../../_shared/http/context.ts'
import type { Deps } from '../deps.ts'
import { readSession } from './session-routes.ts'

const refused = (c: Ctx, message: string) => c.json({ errors: { email: [message] } }, 400)

/** `POST /api/auth/login`: answers and refusals are fixed. */
export function authResource(api: Hono<Env>, { auth, verify, asCaller, log }: Deps): void {
  api.post('/auth/login', async (c) => {
    const body = await readBody(c, loginBody).catch(() => null)
    if (!body) return refused(c, 'Invalid email or password')
    try {
      const [networkAddress] = c.req.header('x-forwarded-for')?.split(',') ?? []
      const accessToken = await auth.signIn(body.email, body.password, networkAddress?.trim())
      const claims = accessToken === null ? null : await verify(accessToken)
      if (accessToken === null || claims === null) return refused(c, 'Invalid email or password')
      const { userAbilityRules, userData } = await asCaller(claims, readSession)
      return c.json({ userAbilityRules, accessToken, userData })
    } catch (error) {
      log({ requestId: c.var.requestId, code: 'login_failed', error })
      return refused(c, 'Something went wrong')
    }
  })
}
