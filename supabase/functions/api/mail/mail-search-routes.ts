import type { Hono } from 'hono'
import { listQuery } from '../../_shared/contract/list.ts'
import { readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { searchMail } from './search-mail.ts'

/** `/api/mail/search`: subject, sender and body of the caller's mail outside the trash. */
export function mailSearchResource(api: Hono<Env>): void {
  api.get('/mail/search', async (c) => {
    const { q, page, itemsPerPage } = readQuery(c, listQuery)
    const window = { limit: itemsPerPage, offset: (page - 1) * itemsPerPage }
    return c.json(await c.var.asCaller((tx) => searchMail(tx, q, c.var.claims.sub, window)))
  })
}
