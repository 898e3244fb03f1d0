import { createRoute } from '@hono/zod-openapi'
import { listQuery } from '../../_shared/contract/list.ts'
import { draftBody, draftList, draftResponse } from '../../_shared/contract/mail.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { documentBody, idParams } from '../../_shared/http/request.ts'
import { noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { cleanMessageHtml } from './clean-html.ts'
import { type DraftRow, draftListDefinition, presentDraft, saveDraft } from './draft-rows.ts'

const tags = ['mail']

/** `/api/mail/drafts`: the caller's drafts, which the composer saves automatically. */
export function mailDraftsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/mail/drafts',
      tags,
      summary: 'Lists the drafts of the caller, newest first.',
      request: { query: listQuery },
      responses: ok(draftList),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller((tx) =>
        runList<DraftRow>(tx, draftListDefinition, query, [tx`d.user_id = ${c.var.claims.sub}`]),
      )
      return c.json({ drafts: rows.map(presentDraft), total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/mail/drafts/{id}',
      tags,
      summary: 'Creates or saves a draft.',
      request: { params: idParams('id'), body: documentBody(draftBody) },
      responses: ok(draftResponse),
      ...refuses('too_many'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const content = { ...body, html: cleanMessageHtml(body.html) }
      return c.json({ draft: await c.var.asCaller((tx) => saveDraft(tx, id, content)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/mail/drafts/{id}',
      tags,
      summary: 'Deletes a draft; 204 also when there is none.',
      request: { params: idParams('id') },
      responses: noContent,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      // A missing draft is ignored, because sending its message may have just deleted it.
      await c.var.asCaller(
        (tx) => tx`delete from public.mail_drafts where user_id = ${c.var.claims.sub} and id = ${id}`,
      )
      return c.body(null, 204)
    },
  )
}
