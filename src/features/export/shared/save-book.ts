import type { CompiledBook } from '@compile/book.ts'
import type { BookFormat } from '@compile/write-book.ts'
import { picturePaths } from '@compile/writers/sections.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import { loadPictures } from '../api/export-sources.ts'
import { type BookPrintReason, bookPrintReason } from '../model/print-reason.ts'
import { writeFile } from '../model/write-file.ts'

/**
 * Writes a book in a worker and downloads it under its title; `id` identifies an e-book. Returns null, or why a book is
 * not written as PDF.
 */
export async function saveBook(
  book: CompiledBook,
  format: BookFormat,
  id: string,
): Promise<BookPrintReason | null> {
  const refusal = format === 'pdf' ? bookPrintReason(book) : null
  if (refusal) return refusal
  const { signal } = new AbortController()
  const pictures = await loadPictures(picturePaths(book), signal)
  const { extension, bytes, mime } = await writeFile({ format, book, pictures, id }, { signal })
  saveFile(cleanZipName(`${book.title}.${extension}`), new Blob([bytes], { type: mime }))
  return null
}
