import { createRoute } from '@hono/zod-openapi'
import { resendInvitationBody } from '../../_shared/contract/users.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { jsonBody, numberOrZeroParams } from '../../_shared/http/request.ts'
import { noContent, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { sendInvitation } from './invite-user.ts'
import { withUserErrors } from './user-errors.ts'
import { userNotFound } from './user-rows.ts'

const tags = ['users and permissions']

/** `/api/apps/users/{no}/invitation`: resends or withdraws an invitation that has not been accepted. */
export function userInvitationResource(api: ApiRouter, { accounts }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/users/{no}/invitation',
      tags,
      summary: 'Sends the invitation again.',
      request: { params: numberOrZeroParams('no'), body: jsonBody(resendInvitationBody) },
      responses: noContent,
      ...refuses('wrong_state', 'too_many'),
    }),
    async (c) => {
      const { redirectTo } = c.req.valid('json')
      const { email } = await openInvitation(c, c.req.valid('param').no, 'resend')
      await sendInvitation(c, accounts, email, redirectTo)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/apps/users/{no}/invitation',
      tags,
      summary: 'Withdraws an invitation and deletes its account.',
      request: { params: numberOrZeroParams('no') },
      responses: noContent,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { no } = c.req.valid('param')
      const { uid } = await openInvitation(c, no, 'revoke')
      await withUserErrors(c.var.asCaller((tx) => tx`select private.transfer_account(${no}, null)`))
      await accounts.deleteUser(uid)
      return c.body(null, 204)
    },
  )
}

async function openInvitation(c: Ctx, no: number, action: 'resend' | 'revoke') {
  const [row] = await withUserErrors(
    c.var.asCaller(
      (tx) => tx<{ uid: string; email: string }[]>`select * from private.open_invitation(${no}, ${action})`,
    ),
  )
  if (!row) throw userNotFound()
  return row
}
