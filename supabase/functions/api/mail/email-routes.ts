import { createRoute } from '@hono/zod-openapi'
import {
  emailQuery,
  emailResponse,
  emailUpdateBody,
  emailUpdateResponse,
} from '../../_shared/contract/email.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { created, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { readEmails } from './email-rows.ts'
import { readCounts } from './mail-counts.ts'
import { mergeEmails, toggleLabel } from './update-emails.ts'

const tags = ['mail']

/** `/api/apps/email`: the caller's mailbox in the format of R-069. */
export function emailResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/apps/email',
      tags,
      summary: 'Lists the emails of a folder or label, with unread counts.',
      request: { query: emailQuery },
      responses: ok(emailResponse),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const me = c.var.claims.sub
      const response = await c.var.asCaller(async (tx) => {
        const [emails, counts] = await Promise.all([readEmails(tx, query, me), readCounts(tx, me)])
        const { inbox, draft, spam, starred } = counts
        return { emails, emailsMeta: { inbox, draft, spam, star: starred } }
      })
      return c.json(response, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/apps/email',
      tags,
      summary: 'Toggles a label when one is given; otherwise merges the data.',
      request: { body: jsonBody(emailUpdateBody) },
      responses: { ...ok(emailUpdateResponse, 'Merged'), ...created(emailUpdateResponse, 'Toggled') },
    }),
    async (c) => {
      const { ids, data, label } = c.req.valid('json')
      const numbers = [ids].flat().filter((no) => no > 0 && no <= 2_147_483_647)
      const me = c.var.claims.sub
      await c.var.asCaller(async (tx) => {
        if (label !== undefined) await toggleLabel(tx, numbers, label, me)
        else if (data) await mergeEmails(tx, numbers, data, me)
      })
      return c.json({ ids: numbers }, label === undefined ? 200 : 201)
    },
  )
}
