import { createRoute } from '@hono/zod-openapi'
import {
  createExportBody,
  exportList,
  exportResponse,
  keepExportBody,
} from '../../_shared/contract/exports.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, noContent, ok, refuses } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { insertExport, readExports } from './export-rows.ts'
import { requireAccess } from './require-access.ts'
import { writeExport } from './write-export.ts'

const tags = ['manuscripts']
const one = '/manuscripts/{id}/exports/{exportId}'

/** `/api/manuscripts/:id/exports`: exported files that are kept. */
export function exportsResource(api: ApiRouter, deps: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/manuscripts/{id}/exports',
      tags,
      summary: 'Lists the kept exports of a manuscript, newest first.',
      request: { params: idParams('id') },
      responses: ok(exportList),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const exports = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'read')
        return readExports(tx, id)
      })
      return c.json({ exports, total: exports.length }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/manuscripts/{id}/exports',
      tags,
      summary: 'Writes an output, or the manuscript with a preset, and keeps the file.',
      request: { params: idParams('id'), body: jsonBody(createExportBody) },
      responses: created(exportResponse),
      ...refuses('in_trash', 'storage_full'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const kept = await writeExport(c, id, c.req.valid('json'), deps.storage)
      return c.json({ export: kept }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'put',
      path: one,
      tags,
      summary: 'Keeps an exported file that the caller uploaded.',
      request: { params: idParams('id', 'exportId'), body: jsonBody(keepExportBody) },
      responses: ok(exportResponse),
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, exportId } = c.req.valid('param')
      const body = c.req.valid('json')
      const kept = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return insertExport(tx, id, { ...body, id: exportId })
      })
      return c.json({ export: kept }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'delete',
      path: one,
      tags,
      summary: 'Deletes a kept export.',
      request: { params: idParams('id', 'exportId') },
      responses: noContent,
      ...refuses('in_trash'),
    }),
    async (c) => {
      const { id, exportId } = c.req.valid('param')
      const deleted = await c.var.asCaller(async (tx) => {
        await requireAccess(tx, id, 'write')
        return tx`delete from public.manuscript_exports where manuscript_id = ${id} and id = ${exportId}`
      })
      if (deleted.count === 0) throw notFound()
      return c.body(null, 204)
    },
  )
}
