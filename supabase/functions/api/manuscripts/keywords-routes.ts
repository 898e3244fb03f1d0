import { createRoute } from '@hono/zod-openapi'
import {
  changeKeywordBody,
  changeKeywordResponse,
  keywordColourBody,
  keywordColoursResponse,
} from '../../_shared/contract/keywords.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { replaceKeyword, setKeywordColour } from './keyword-rows.ts'
import { lockTree, requireAccess } from './require-access.ts'

const tags = ['manuscripts']

/** `/api/manuscripts/{id}/keywords`: renames, merges, removes and colours the keywords of all items. */
export function keywordsResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/keywords/change',
      tags,
      summary: 'Replaces or removes a keyword in all items of a manuscript.',
      request: { params: idParams('id'), body: jsonBody(changeKeywordBody) },
      responses: ok(changeKeywordResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { name, to } = c.req.valid('json')
      const items = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        await lockTree(tx, id)
        return replaceKeyword(tx, id, name, to)
      })
      return c.json({ items }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: '/manuscripts/{id}/keywords/colour',
      tags,
      summary: 'Sets or removes the colour of a keyword.',
      request: { params: idParams('id'), body: jsonBody(keywordColourBody) },
      responses: ok(keywordColoursResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { name, colour } = c.req.valid('json')
      const keywordColours = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return setKeywordColour(tx, id, name, colour)
      })
      return c.json({ keywordColours }, 200)
    },
  )
}
