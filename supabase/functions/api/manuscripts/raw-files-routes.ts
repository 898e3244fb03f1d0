import { createRoute } from '@hono/zod-openapi'
import { type RawFile, rawFileList } from '../../_shared/contract/imports.ts'
import { listQuery } from '../../_shared/contract/list.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { idParams } from '../../_shared/http/request.ts'
import { ok } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import { rawFileDefinition } from '../scrivener-import/import-rows.ts'
import { requireAccess } from './require-access.ts'

const tags = ['items']

/** `GET /api/manuscripts/:id/raw-files`: research files, pictures and files that the import kept unchanged. */
export function rawFilesResource(api: ApiRouter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/raw-files',
      tags,
      summary: 'Lists the files that an import kept unchanged.',
      request: { params: idParams('id'), query: listQuery },
      responses: ok(rawFileList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const query = c.req.valid('query')
      const { rows, total } = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return runList<RawFile>(tx, rawFileDefinition, query, [tx`f.manuscript_id = ${id}`])
      })
      return c.json({ rawFiles: rows, total }, 200)
    },
  )
}
