import type { Hono } from 'hono'
import { emailQuery, emailUpdateBody } from '../../_shared/contract/email.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import type { Env } from '../../_shared/http/context.ts'
import { readEmails } from './email-rows.ts'
import { readCounts } from './mail-counts.ts'
import { mergeEmails, toggleLabel } from './update-emails.ts'

/** `/api/apps/email`: the same mailbox in the format of R-069. */
export function emailResource(api: Hono<Env>): void {
  api.get('/apps/email', async (c) => {
    const query = readQuery(c, emailQuery)
    const me = c.var.claims.sub
    const answer = await c.var.asCaller(async (tx) => {
      const [emails, counts] = await Promise.all([readEmails(tx, query, me), readCounts(tx, me)])
      const { inbox, draft, spam, starred } = counts
      return { emails, emailsMeta: { inbox, draft, spam, star: starred } }
    })
    return c.json(answer)
  })

  api.post('/apps/email', async (c) => {
    const { ids, data, label } = await readBody(c, emailUpdateBody)
    const numbers = [ids].flat().filter((no) => no > 0 && no <= 2_147_483_647)
    const me = c.var.claims.sub
    await c.var.asCaller(async (tx) => {
      if (label !== undefined) await toggleLabel(tx, numbers, label, me)
      else if (data) await mergeEmails(tx, numbers, data, me)
    })
    return c.json({ ids: numbers }, label === undefined ? 200 : 201)
  })
}
