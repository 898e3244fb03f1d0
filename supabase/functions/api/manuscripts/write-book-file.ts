import type { BookPicture, CompiledBook } from '../../_shared/compile/book.ts'
import { measurePicture } from '../../_shared/compile/measure-picture.ts'
import { type BookFile, writeBook } from '../../_shared/compile/write-book.ts'
import { picturePaths } from '../../_shared/compile/writers/sections.ts'
import { cleanName } from '../../_shared/contract/clean-name.ts'
import { HttpError } from '../../_shared/http/errors.ts'
import type { ExportBook } from './read-book.ts'

/** The most bytes of the pictures of a book: they and the file are in memory beside the texts. */
const MAX_PICTURE_BYTES = 20_000_000

/** Reads an object of at most some bytes; null for one that is missing or not readable. */
export type ReadPicture = (
  path: string,
  most: number,
) => Promise<Uint8Array<ArrayBuffer> | 'too-large' | null>

/** Writes the file of a book with its pictures in this function. */
export async function writeBookFile(
  id: string,
  { book, format }: Pick<ExportBook, 'book' | 'format'>,
  readPicture: ReadPicture,
): Promise<BookFile> {
  const pictures = new Map<string, BookPicture>()
  let bytesOfAll = 0
  for (const path of picturePaths(book)) {
    const bytes = await readPicture(path, MAX_PICTURE_BYTES - bytesOfAll)
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

/** The name of a written file. */
export const exportName = ({ title }: CompiledBook, { extension }: BookFile): string =>
  cleanName(`${title.slice(0, 290) || 'book'}.${extension}`)
