import type { CompiledBook } from '@compile/book.ts'
import type { BookFormat } from '@compile/write-book.ts'
import { picturePaths } from '@compile/writers/sections.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { saveFile } from '@/ui/output/save-file.ts'
import { loadPictures } from '../api/export-sources.ts'
import { writeFile } from '../model/write-file.ts'

/** Writes a book in a worker and downloads it under its title; `id` identifies an e-book. */
export async function saveBook(book: CompiledBook, format: BookFormat, id: string): Promise<void> {
  const { signal } = new AbortController()
  const pictures = await loadPictures(picturePaths(book), signal)
  const { extension, bytes, mime } = await writeFile({ format, book, pictures, id }, { signal })
  saveFile(cleanZipName(`${book.title}.${extension}`), new Blob([bytes], { type: mime }))
}
