import { createRoute } from '@hono/zod-openapi'
import { numberOrZeroParams } from '../../_shared/http/request.ts'
import { noContent, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { factorResetMail } from './factor-reset-mail.ts'
import { withUserErrors } from './user-errors.ts'
import { requireUser, userNotFound } from './user-rows.ts'

const tags = ['users and permissions']

/** `/api/apps/users/{no}/second-factor`: resets the second factor of a person who lost it. */
export function userFactorResource(api: ApiRouter, { accounts, mail, log }: Deps): void {
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/users/{no}/second-factor',
      tags,
      summary: 'Resets the second factor of a user; the user is told by email.',
      request: { params: numberOrZeroParams('no') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      // Recorded and committed before Auth is called, so that no reset is without a record.
      const [person] = await withUserErrors(
        c.var.asCaller(async (tx) => {
          await requireUser(tx, no)
          return tx<{ uid: string; email: string; language: string; resetBy: string }[]>`
            select uid, email, language, reset_by from private.reset_second_factor(${no})`
        }),
      )
      if (!person) throw userNotFound()
      await accounts.deleteFactors(person.uid)
      // Whether or not the mail is sent, the factor is reset.
      await mail
        .send({ to: person.email, ...factorResetMail(person.language, person.resetBy) })
        .catch((error: unknown) => log({ requestId: c.var.requestId, code: 'mail_failed', error }))
      return c.body(null, 204)
    },
  )
}
