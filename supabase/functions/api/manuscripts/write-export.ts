import type { CreateExportBody, ManuscriptExport } from '../../_shared/contract/exports.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import type { StorageAdapter } from '../deps.ts'
import { insertExport, readExports } from './export-rows.ts'
import { readBook } from './read-book.ts'
import { requireAccess } from './require-access.ts'
import { exportName, writeBookFile } from './write-book-file.ts'

const BUCKET = 'manuscript-files'

/** Writes a book in this function, stores the file as the caller and keeps it under the exports. */
export async function writeExport(
  c: Ctx,
  manuscriptId: string,
  body: CreateExportBody,
  storage: StorageAdapter,
): Promise<ManuscriptExport> {
  const id = body.id ?? crypto.randomUUID()
  // One book at a time, because each needs half of the memory of a function.
  await c.var.enterLarge?.()
  const read = await c.var.asCaller(async (tx) => {
    await requireAccess(tx, manuscriptId, 'write')
    const [written] = (await readExports(tx, manuscriptId)).filter((one) => one.id === id)
    if (written) return { written }
    const [clock] = await tx<{ now: string }[]>`select now()`
    return { ...(await readBook(tx, manuscriptId, body)), startedAt: clock?.now ?? null }
  })
  // A repeated call finds the file of the first one.
  if (read.written) return read.written
  // Storage decides as the caller which pictures may be read.
  const picture = (path: string, most: number) => storage.read(c.var.token, BUCKET, path, most)
  const file = await writeBookFile(manuscriptId, read, picture)
  await storage.write(c.var.token, BUCKET, `${manuscriptId}/${id}`, file.mime, file.bytes)
  const { format, outputId, book, startedAt } = read
  return c.var.asCaller(async (tx) => {
    if (outputId !== null)
      await tx`
        update public.manuscript_outputs set exported_at = ${startedAt}
         where manuscript_id = ${manuscriptId} and id = ${outputId}`
    return insertExport(tx, manuscriptId, { id, outputId, name: exportName(book, file), format })
  })
}
