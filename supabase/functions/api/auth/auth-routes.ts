import { createRoute } from '@hono/zod-openapi'
import { loginBody, loginError, loginResponse } from '../../_shared/contract/session.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { refusalOf } from '../../_shared/http/errors.ts'
import { answerErrors } from '../../_shared/http/input-errors.ts'
import { fromDatabase } from '../../_shared/http/postgres-errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { jsonResponse, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { readSession } from './session-routes.ts'

const tags = ['platform']

const WRONG = 'Invalid email or password'
const refused = (c: Ctx, message: string) => c.json({ errors: { email: [message] } }, 400)

/** `POST /api/auth/login`: the response bodies are fixed. */
export function authResource(api: ApiRouter, { auth, verify, asCaller, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/auth/login',
      tags,
      summary: 'Signs in; also at /auth/login of the app.',
      security: [],
      middleware: answerErrors((c) => refused(c, WRONG)),
      request: { body: jsonBody(loginBody) },
      responses: { ...ok(loginResponse), 400: jsonResponse(loginError, 'Wrong credentials') },
    }),
    async (c) => {
      const body = c.req.valid('json')
      try {
        const accessToken = await auth.signIn(body.email, body.password, c.var.networkAddress)
        const claims = accessToken === null ? null : await verify(accessToken)
        if (accessToken === null || claims === null) return refused(c, WRONG)
        const { userAbilityRules, userData } = await asCaller(claims, readSession)
        return c.json({ userAbilityRules, accessToken, userData }, 200)
      } catch (error) {
        const code = fromDatabase(error)?.code
        if (code === 'second_factor' || code === 'second_factor_setup')
          return refused(c, refusalOf(code).message)
        log({ requestId: c.var.requestId, code: 'login_failed', error })
        return refused(c, 'Something went wrong')
      }
    },
  )
}
