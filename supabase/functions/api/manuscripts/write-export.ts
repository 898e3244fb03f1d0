import type { BookPicture } from '../../_shared/compile/book.ts'
import { measurePicture } from '../../_shared/compile/measure-picture.ts'
import { type BookFile, writeBook } from '../../_shared/compile/write-book.ts'
import { picturePaths } from '../../_shared/compile/writers/sections.ts'
import { cleanName } from '../../_shared/contract/clean-name.ts'
import type { CreateExportBody, ManuscriptExport } from '../../_shared/contract/exports.ts'
import type { Ctx } from '../../_shared/http/context.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import type { StorageAdapter } from '../deps.ts'
import { insertExport, readExports } from './export-rows.ts'
import { type ExportBook, readBook } from './read-book.ts'
import { requireAccess } from './require-access.ts'

const BUCKET = 'manuscript-files'
/** The most bytes of the pictures of a book: they and the file are in memory beside the texts. */
const MAX_PICTURE_BYTES = 20_000_000

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
  const file = await writeFile(c, manuscriptId, read, storage)
  await storage.write(c.var.token, BUCKET, `${manuscriptId}/${id}`, file.mime, file.bytes)
  const { format, outputId, book, startedAt } = read
  return c.var.asCaller(async (tx) => {
    if (outputId !== null)
      await tx`
        update public.manuscript_outputs set exported_at = ${startedAt}
         where manuscript_id = ${manuscriptId} and id = ${outputId}`
    const name = cleanName(`${book.title.slice(0, 290) || 'book'}.${file.extension}`)
    return insertExport(tx, manuscriptId, { id, outputId, name, format })
  })
}

async function writeFile(
  c: Ctx,
  id: string,
  { book, format }: ExportBook,
  storage: StorageAdapter,
): Promise<BookFile> {
  const pictures = new Map<string, BookPicture>()
  let bytesOfAll = 0
  for (const path of picturePaths(book)) {
    // Storage decides as the caller which pictures may be read.
    const bytes = await storage.read(c.var.token, BUCKET, path, MAX_PICTURE_BYTES - bytesOfAll)
    if (bytes === 'too-large') throw new HttpError('too_large', { reason: 'export_in_app' })
    const size = bytes && measurePicture(bytes)
    if (!size) continue
    bytesOfAll += bytes.length
    pictures.set(path, { ...size, bytes })
  }
  return writeBook(format, book, pictures, {
    identity: { id, modified: new Date() },
    pdf: () => Promise.reject(new Error('a function writes no PDF')),
    progress: () => undefined,
  })
}
