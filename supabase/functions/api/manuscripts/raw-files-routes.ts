import type { Hono } from 'hono'
import { listQuery } from '../../_shared/contract/list.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
import { type RawFileRow, rawFileDefinition } from '../scrivener-import/import-rows.ts'
import { requireAccess } from './require-access.ts'

/** `GET /api/manuscripts/:id/raw-files`: research, pictures and what was kept as it came. */
export function rawFilesResource(api: Hono<Env>): void {
  api.get('/manuscripts/:id/raw-files', async (c) => {
    const id = idParam(c, 'id')
    const query = readQuery(c, listQuery)
    const { rows, total } = await c.var.asCaller(async (tx) => {
      await requireAccess(tx, id, 'read')
      return runList<RawFileRow>(tx, rawFileDefinition, query, [tx`f.manuscript_id = ${id}`])
    })
    return c.json({
      rawFiles: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      total,
    })
  })
}
