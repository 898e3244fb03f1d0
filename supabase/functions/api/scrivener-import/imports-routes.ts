import type { Hono } from 'hono'
import {
  createImportBody,
  importListQuery,
  receiptQuery,
  startImportBody,
} from '../../_shared/contract/imports.ts'
import { runList } from '../../_shared/db/list-query.ts'
import { readBody, readQuery } from '../../_shared/http/body.ts'
import { type Env, idParam } from '../../_shared/http/context.ts'
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

/** 2 MB: a body that names up to 20,000 binder items. */
const CHOICES_BODY = 2 * 1024 * 1024

/** `/api/imports`: register, start, follow, retry, cancel, receipt. */
export function importsResource(api: Hono<Env>, { importer }: Deps): void {
  api.post('/imports', async (c) => {
    const { fileName, fileSize } = await readBody(c, createImportBody)
    const id = crypto.randomUUID()
    const record = await c.var.asCaller(async (tx) => {
      await tx`insert into public.imports (id, file_name, file_size) values (${id}, ${fileName}, ${fileSize})`
      return readImport(tx, id)
    })
    const upload = { bucket: 'archives', path: `${c.var.claims.sub}/${id}.zip` }
    return c.json({ import: record, upload }, 201)
  })

  api.get('/imports', async (c) => {
    const query = readQuery(c, importListQuery)
    const { rows, total } = await c.var.asCaller((tx) =>
      runList<ImportRow>(tx, importListDefinition, query, [tx`i.owner_id = ${c.var.claims.sub}`]),
    )
    return c.json({ imports: rows.map(presentImport), total })
  })

  api.get('/imports/:id', async (c) => {
    const id = idParam(c, 'id')
    const { record, isDue } = await c.var.asCaller(async (tx) => {
      const [found, [due]] = await Promise.all([
        readImport(tx, id),
        tx<{ due: boolean }[]>`select private.import_is_due(${id}) as due`,
      ])
      return { record: found, isDue: due?.due ?? false }
    })
    // Nothing need wait for a timer while somebody watches.
    if (isDue) importer.wake()
    return c.json({ import: record })
  })

  api.get('/imports/:id/receipt', async (c) => {
    const id = idParam(c, 'id')
    const query = readQuery(c, receiptQuery)
    const { rows, total, totals } = await c.var.asCaller(async (tx) => {
      await readImport(tx, id)
      const conditions = [tx`e.import_id = ${id}`]
      if (query.outcome) conditions.push(tx`e.outcome = ${query.outcome}`)
      const list = await runList<ReceiptRow>(tx, receiptDefinition, query, conditions)
      return { ...list, totals: await countOutcomes(tx, id) }
    })
    return c.json({ entries: rows, total, totals })
  })

  api.post('/imports/:id/start', async (c) => {
    const id = idParam(c, 'id')
    const { replaces = null, ...choices } = await readBody(c, startImportBody, CHOICES_BODY)
    const record = await c.var.asCaller(async (tx) => {
      await checkArchive(tx, id)
      await tx`select private.start_import(${id}, ${JSON.stringify(choices)}::text::jsonb, ${replaces}::uuid)`
      return readImport(tx, id)
    })
    importer.wake()
    return c.json({ import: record }, 202)
  })

  for (const action of ['retry', 'cancel'] as const) {
    api.post(`/imports/:id/${action}`, async (c) => {
      const id = idParam(c, 'id')
      const record = await c.var.asCaller(async (tx) => {
        // A name of a function is no parameter; the two are written out above.
        await tx`select ${tx.unsafe(`private.${action}_import`)}(${id})`
        return readImport(tx, id)
      })
      importer.wake()
      return c.json({ import: record }, action === 'retry' ? 202 : 200)
    })
  }
}
