import type { CompiledBook } from '@compile/book.ts'
import type { Pdf } from '@/lib/files/pdf.ts'
import { writeFile } from './write-file.ts'
import type { WriteFileRequest } from './write-file.worker.ts'

/** Writes a book as PDF in a worker and opens it; an abort ends both at once. */
export async function openPages(
  book: CompiledBook,
  pictures: WriteFileRequest['pictures'],
  signal: AbortSignal,
): Promise<Pdf> {
  const { bytes } = await writeFile({ format: 'pdf', book, pictures, id: '' }, { signal })
  const { openPdf } = await import('@/lib/files/pdf.ts')
  return openPdf(bytes, signal)
}
