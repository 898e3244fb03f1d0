import { createRoute } from '@hono/zod-openapi'
import { recoveryCodeBody, recoveryCodes, twoFactorStatus } from '../../_shared/contract/two-factor.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { recoveryCodeMail } from './recovery-code-mail.ts'

const tags = ['account and profile']

/** The recovery codes of the caller's second factor; the factor itself is managed by Auth. */
export function twoFactorResource(api: ApiRouter, { asFirstFactor, mail, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/account/two-factor',
      tags,
      summary: 'Returns the number of unused recovery codes, and whether the role requires a second factor.',
      responses: ok(twoFactorStatus),
    }),
    async (c) => {
      const [row] = await c.var.asCaller(
        (tx) => tx<{ recoveryCodes: number; isRequired: boolean }[]>`
          select recovery_codes, is_required from private.my_two_factor()`,
      )
      return c.json(row ?? { recoveryCodes: 0, isRequired: false }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/recovery-codes',
      tags,
      summary: 'Replaces the recovery codes of the caller and returns the new ones.',
      responses: created(recoveryCodes),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const [row] = await c.var.asCaller(
        (tx) => tx<{ codes: string[] }[]>`select private.create_recovery_codes() as codes`,
      )
      return c.json({ codes: row?.codes ?? [] }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/recovery-codes/use',
      tags,
      summary: 'Uses a recovery code before the second factor: opens the session of the caller.',
      request: { body: jsonBody(recoveryCodeBody) },
      responses: noContent,
    }),
    async (c) => {
      const { code } = c.req.valid('json')
      // The attempt is committed before a wrong code is refused, so that it counts.
      const [row] = await asFirstFactor(
        c.var.claims,
        (tx) => tx<{ email: string; language: string }[]>`
          select email, language from private.use_recovery_code(${code})`,
      )
      if (!row) throw invalid({ code: 'recovery_code' })
      // Whether or not the mail is sent, the code is used.
      await mail
        .send({ to: row.email, ...recoveryCodeMail(row.language) })
        .catch((error: unknown) => log({ requestId: c.var.requestId, code: 'mail_failed', error }))
      return c.body(null, 204)
    },
  )
}
