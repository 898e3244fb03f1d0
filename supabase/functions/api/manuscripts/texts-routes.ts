import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import { itemTextsPage, itemTextsQuery } from '../../_shared/contract/item-texts.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { idParams } from '../../_shared/http/request.ts'
import { jsonText, ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { requireAccess } from './require-access.ts'

/** The most items and characters of a response; one longer text is a response of its own. */
const MOST_ITEMS = 250
const MOST_CHARACTERS = 1_000_000

/** `/api/manuscripts/:id/texts`: the texts of all items, for a search that the browser does. */
export function textsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/texts',
      tags: ['items'],
      summary: 'Returns the texts of a manuscript, page by page.',
      request: { params: idParams('id'), query: itemTextsQuery },
      responses: ok(itemTextsPage),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const query = c.req.valid('query')
      const text = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readTextsPage(tx, id, query)
      })
      return jsonText<z.infer<typeof itemTextsPage>>(c, text)
    },
  )
}

async function readTextsPage(tx: Tx, manuscriptId: string, query: z.infer<typeof itemTextsQuery>) {
  const { contains, after } = query
  const pattern = contains ? literalPattern(contains) : null
  const found = pattern
    ? tx`and private.fold(concat_ws(E'\n', i.title, i.synopsis, i.text, i.notes)) like (select private.fold(${pattern}))`
    : tx``
  // Postgres writes the JSON, because parsing megabytes of bodies would take most of the time.
  const [row] = await tx<{ json: string }[]>`
    with page as (
      select i.id, i.revision, i.title, i.synopsis, i.content, i.notes_content, length(i.text) + length(i.notes) as size
        from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and not i.in_trash ${after ? tx`and i.id > ${after}` : tx``} ${found}
       order by i.id limit ${MOST_ITEMS + 1}),
    sized as (
      select page.*, row_number() over (order by id) as n, sum(size) over (order by id) - size as before from page),
    shown as (select * from sized where n = 1 or (n <= ${MOST_ITEMS} and before + size <= ${MOST_CHARACTERS}))
    select json_build_object(
      'items', coalesce((select json_agg(json_build_object('id', id, 'revision', revision, 'title', title, 'synopsis', synopsis,
        'content', content, 'notesContent', notes_content) order by id) from shown), '[]'),
      'next', case when (select count(*) from shown) < (select count(*) from page)
        then (select id from shown order by id desc limit 1) end)::text as json`
  return row?.json ?? ''
}
