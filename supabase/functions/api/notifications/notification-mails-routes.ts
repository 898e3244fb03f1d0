import { createRoute } from '@hono/zod-openapi'
import { unsubscribeQuery } from '../../_shared/contract/notification-mails.ts'
import { noContent, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'

const tags = ['notifications']
const path = '/mail/unsubscribe'

/** `/api/mail/unsubscribe`: ends mails without a sign-in, by the link in a mail. */
export function notificationMailsResource(api: ApiRouter, { asVisitor }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path,
      tags,
      summary: 'Ends the mails of a group (RFC 8058); an unknown token is answered in the same way.',
      security: [],
      request: { query: unsubscribeQuery },
      responses: noContent,
      ...refuses('invalid'),
    }),
    async (c) => {
      const { token, group } = c.req.valid('query')
      await asVisitor((tx) => tx`select private.unsubscribe(${token}, ${group})`)
      return c.body(null, 204)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'Redirects to the page that asks once; a program that follows links ends nothing.',
      security: [],
      request: { query: unsubscribeQuery },
      responses: { 302: { description: 'The page' } },
      ...refuses('invalid'),
    }),
    (c) => {
      const { token, group } = c.req.valid('query')
      return c.redirect(`/build/unsubscribe?token=${token}&group=${group}`, 302)
    },
  )
}
