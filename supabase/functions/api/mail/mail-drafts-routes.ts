import type { Hono } from 'hono'
import { listQuery } from '../../_shared/contract/list.ts'
import { draftBody } from '../../_shared/contract/mail.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { DOCUMENT_BODY, readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { cleanMessageHtml } from './clean-html.ts'
import { type DraftRow, draftListDefinition, presentDraft, saveDraft } from './draft-rows.ts'

/** `/api/mail/drafts`: what the caller has begun to write; it saves by itself. */
export function mailDraftsResource(api: Hono<Env>): void {
  api.get('/mail/drafts', async (c) => {
    const query = readQuery(c, listQuery)
    const { rows, total } = await c.var.asCaller((tx) =>
      runList<DraftRow>(tx, draftListDefinition, query, [tx`d.user_id = ${c.var.claims.sub}`]),
    )
    return c.json({ drafts: rows.map(presentDraft), total })
  })

  api.put('/mail/drafts/:id', async (c) => {
    const id = idParam(c, 'id')
    const body = await readBody(c, draftBody, DOCUMENT_BODY)
    const content = { ...body, html: cleanMessageHtml(body.html) }
    return c.json({ draft: await c.var.asCaller((tx) => saveDraft(tx, id, content)) })
  })

  api.delete('/mail/drafts/:id', async (c) => {
    const id = idParam(c, 'id')
    // Deleting one that is gone is no mistake: sending it took it away, perhaps a moment ago.
    await c.var.asCaller(
      (tx) => tx`delete from public.mail_drafts where user_id = ${c.var.claims.sub} and id = ${id}`,
    )
    return c.body(null, 204)
  })
}
