import { createRoute } from '@hono/zod-openapi'
import {
  type PageText,
  pageText,
  pageTextQuery,
  pageTextResponse,
  patchPageTextBody,
} from '../../_shared/contract/page-texts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'
import { jsonBody } from '../../_shared/http/request.ts'
import { conflict, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAbility } from '../access/require-ability.ts'
import type { Deps } from '../deps.ts'

const tags = ['platform']

async function readText(tx: Tx, { page, language }: Pick<PageText, 'page' | 'language'>): Promise<PageText> {
  const [row] = await tx<PageText[]>`
    select page, language, body, revision, updated_at from public.page_texts
     where page = ${page} and language = ${language}`
  if (!row) throw notFound()
  return row
}

/** `/api/pages/text` and `/api/page-texts`: terms, privacy and imprint, which everyone reads and administrators edit. */
export function pageTextsResource(api: ApiRouter, { asAnon }: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      // A path is public for all its methods, so reading and changing a text have different ones.
      path: '/pages/text',
      tags,
      summary: 'Returns the text of a public page.',
      security: [],
      request: { query: pageTextQuery },
      responses: ok(pageTextResponse),
    }),
    async (c) => {
      const query = c.req.valid('query')
      return c.json({ text: await asAnon((tx) => readText(tx, query)) }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'patch',
      path: '/page-texts',
      tags,
      summary: 'Changes the text of a public page.',
      request: { body: jsonBody(patchPageTextBody) },
      responses: { ...ok(pageTextResponse), ...conflict({ text: pageText }) },
    }),
    async (c) => {
      const { page, language, body, revision } = c.req.valid('json')
      const text = await c.var.asCaller(async (tx) => {
        await requireAbility(tx, 'update', 'admin')
        const [changed] = await tx<{ revision: number }[]>`
          update public.page_texts set body = ${body}
           where page = ${page} and language = ${language} and revision = ${revision} returning revision`
        const current = await readText(tx, { page, language })
        if (changed) return current
        const [last] = await tx<{ updatedBy: string }[]>`
          select updated_by from public.page_texts where page = ${page} and language = ${language}`
        throw new HttpError('conflict', { beside: { text: current, changedBy: last?.updatedBy ?? '' } })
      })
      return c.json({ text }, 200)
    },
  )
}
