import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { ExportFormat } from '../contract/compile.ts'
import type { CompiledBook, Pictures, Progress } from './book.ts'
import type { EpubIdentity } from './writers/write-epub.ts'

/** A written file; `extension` is `zip` for Markdown with pictures. */
export type BookFile = { bytes: Uint8Array<ArrayBuffer>; extension: string; mime: string }

/** The formats that are written from the compiled book; `.scriv` is written from the manuscript. */
export type BookFormat = Exclude<ExportFormat, 'scriv'>

/** Runs pdfmake with the fonts of its platform. */
export type PdfEngine = (definition: TDocumentDefinitions) => Promise<Uint8Array<ArrayBuffer>>

type Options = {
  identity: EpubIdentity
  /** Required for PDF. */
  pdf: PdfEngine
  progress: Progress
}

const MIME: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  zip: 'application/zip',
}

/** Writes a book in a format; each writer is loaded on its first use. */
export async function writeBook(
  format: BookFormat,
  book: CompiledBook,
  pictures: Pictures,
  { identity, pdf, progress }: Options,
): Promise<BookFile> {
  const file = (bytes: Uint8Array<ArrayBuffer>, extension: string): BookFile => ({
    bytes,
    extension,
    mime: MIME[extension] ?? 'application/octet-stream',
  })
  switch (format) {
    case 'docx': {
      const { writeDocx } = await import('./writers/write-docx.ts')
      return file(await writeDocx(book, pictures, progress), format)
    }
    case 'epub': {
      const { writeEpub } = await import('./writers/write-epub.ts')
      return file(await writeEpub(book, pictures, identity, progress), format)
    }
    case 'pdf': {
      const { pdfDefinition } = await import('./writers/pdf-definition.ts')
      progress(0.1)
      return file(await pdf(pdfDefinition(book, pictures)), format)
    }
    case 'md': {
      const { writeMarkdown } = await import('./writers/write-markdown.ts')
      const { bytes, extension } = await writeMarkdown(book, pictures, progress)
      return file(bytes, extension)
    }
    case 'txt': {
      const { writeText } = await import('./writers/write-text.ts')
      return file(writeText(book, progress), format)
    }
  }
}
