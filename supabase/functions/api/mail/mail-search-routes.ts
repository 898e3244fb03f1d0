import { createRoute } from '@hono/zod-openapi'
import { listQuery } from '../../_shared/contract/list.ts'
import { mailSearch } from '../../_shared/contract/mail.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { searchMail } from './search-mail.ts'

const tags = ['mail']

/** `/api/mail/search`: searches subject, sender and body of the caller's mail outside the trash. */
export function mailSearchResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/search',
      tags,
      summary: 'Searches subject, sender and text of messages, best match first.',
      request: { query: listQuery },
      responses: ok(mailSearch),
    }),
    async (c) => {
      const { q, page, itemsPerPage } = c.req.valid('query')
      const window = { limit: itemsPerPage, offset: (page - 1) * itemsPerPage }
      return c.json(await c.var.asCaller((tx) => searchMail(tx, q, c.var.claims.sub, window)), 200)
    },
  )
}
