import { createRoute } from '@hono/zod-openapi'
import {
  createImportBody,
  createImportResponse,
  importList,
  importListQuery,
  importResponse,
  receiptQuery,
  receiptResponse,
  startImportBody,
} from '../../_shared/contract/imports.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { idParams, jsonBody } from '../../_shared/http/request.ts'
import { created, jsonResponse, ok, refuses, storageFull } from '../../_shared/http/responses.ts'
import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { checkArchive } from './check-archive.ts'
import {
  countOutcomes,
  type ImportRow,
  importListDefinition,
  presentImport,
  type ReceiptRow,
  readImport,
  receiptDefinition,
} from './import-rows.ts'
import { requireImportAction } from './require-import-action.ts'

const tags = ['imports']

/** 2 MB: the largest body, with up to 20,000 ids of binder items. */
const CHOICES_BODY = 2 * 1024 * 1024

const accepted = { 202: jsonResponse(importResponse, 'The import continues in the background') }

/** `/api/imports`: register, start, read progress, retry, cancel, receipt. */
export function importsResource(api: ApiRouter, { importer }: Deps): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/imports',
      tags,
      summary: 'Registers an archive and returns where to upload it.',
      request: { body: jsonBody(createImportBody) },
      responses: { ...created(createImportResponse), ...storageFull },
    }),
    async (c) => {
      const { fileName, fileSize } = c.req.valid('json')
      const id = crypto.randomUUID()
      const record = await c.var.asCaller(async (tx) => {
        await tx`insert into public.imports (id, file_name, file_size) values (${id}, ${fileName}, ${fileSize})`
        return readImport(tx, id)
      })
      const upload = { bucket: 'archives' as const, path: `${c.var.claims.sub}/${id}.zip` }
      return c.json({ import: record, upload }, 201)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/imports',
      tags,
      summary: 'Lists the imports of the caller, newest first.',
      request: { query: importListQuery },
      responses: ok(importList),
    }),
    async (c) => {
      const { manuscriptId, ...query } = c.req.valid('query')
      const { rows, total } = await c.var.asCaller((tx) =>
        runList<ImportRow>(tx, importListDefinition, query, [
          tx`i.owner_id = ${c.var.claims.sub}`,
          ...(manuscriptId === undefined ? [] : [tx`i.manuscript_id = ${manuscriptId}`]),
        ]),
      )
      return c.json({ imports: rows.map(presentImport), total }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/imports/{id}',
      tags,
      summary: 'Returns an import with its progress.',
      request: { params: idParams('id') },
      responses: ok(importResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { record, isDue } = await c.var.asCaller(async (tx) => {
        const [found, [due]] = await Promise.all([
          readImport(tx, id),
          tx<{ due: boolean }[]>`select private.import_is_due(${id}) as due`,
        ])
        return { record: found, isDue: due?.due ?? false }
      })
      // Starts a due job at once, because the user is waiting and the timer may be slow.
      if (isDue) importer.wake()
      return c.json({ import: record }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'get',
      path: '/imports/{id}/receipt',
      tags,
      summary: 'Lists the outcome for each file of an import.',
      request: { params: idParams('id'), query: receiptQuery },
      responses: ok(receiptResponse),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const query = c.req.valid('query')
      const { rows, total, totals } = await c.var.asCaller(async (tx) => {
        await readImport(tx, id)
        const conditions = [tx`e.import_id = ${id}`]
        if (query.outcome) conditions.push(tx`e.outcome = ${query.outcome}`)
        const list = await runList<ReceiptRow>(tx, receiptDefinition, query, conditions)
        return { ...list, totals: await countOutcomes(tx, id) }
      })
      return c.json({ entries: rows, total, totals }, 200)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/imports/{id}/start',
      tags,
      summary: 'Starts the import of an uploaded archive.',
      request: { params: idParams('id'), body: { ...jsonBody(startImportBody), limit: CHOICES_BODY } },
      responses: accepted,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const { replaces = null, ...choices } = c.req.valid('json')
      const record = await c.var.asCaller(async (tx) => {
        await requireImportAction(tx, id, 'start')
        await checkArchive(tx, id)
        await tx`select private.start_import(${id}, ${JSON.stringify(choices)}::text::jsonb, ${replaces}::uuid)`
        return readImport(tx, id)
      })
      importer.wake()
      return c.json({ import: record }, 202)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/imports/{id}/retry',
      tags,
      summary: 'Continues an import that failed.',
      request: { params: idParams('id') },
      responses: accepted,
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const record = await c.var.asCaller(async (tx) => {
        await requireImportAction(tx, id, 'retry')
        await tx`select private.retry_import(${id})`
        return readImport(tx, id)
      })
      importer.wake()
      return c.json({ import: record }, 202)
    },
  )

  api.openapi(
    createRoute({
      method: 'post',
      path: '/imports/{id}/cancel',
      tags,
      summary: 'Cancels an import.',
      request: { params: idParams('id') },
      responses: ok(importResponse),
      ...refuses('wrong_state'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const record = await c.var.asCaller(async (tx) => {
        await requireImportAction(tx, id, 'cancel')
        await tx`select private.cancel_import(${id})`
        return readImport(tx, id)
      })
      importer.wake()
      return c.json({ import: record }, 200)
    },
  )
}
