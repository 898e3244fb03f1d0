import type { BookPicture, CompiledBook } from '@compile/book.ts'
import { type BookFile, type BookFormat, type PdfEngine, writeBook } from '@compile/write-book.ts'
import regular from '@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf?url'
import italic from '@expo-google-fonts/literata/400Regular_Italic/Literata_400Regular_Italic.ttf?url'
import bold from '@expo-google-fonts/literata/700Bold/Literata_700Bold.ttf?url'
import boldItalic from '@expo-google-fonts/literata/700Bold_Italic/Literata_700Bold_Italic.ttf?url'
import type { WriteFileResult } from './export-file.ts'

/** The worker's input: a book and its stored pictures. */
export type WriteFileRequest = {
  format: BookFormat
  book: CompiledBook
  pictures: readonly { path: string; blob: Blob }[]
  id: string
}

self.onmessage = async ({ data }: MessageEvent<WriteFileRequest>) => {
  try {
    post({ file: await write(data) })
  } catch (error) {
    // A rejection in a worker reaches no handler of the page.
    post({ failed: error instanceof Error ? error.message : String(error) })
  }
}

async function write({ format, book, pictures, id }: WriteFileRequest): Promise<BookFile> {
  const read = new Map<string, BookPicture>()
  for (const { path, blob } of pictures) {
    const picture = await readPicture(blob)
    if (picture) read.set(path, picture)
  }
  const identity = { id, modified: new Date() }
  return writeBook(format, book, read, { identity, pdf, progress: (progress) => post({ progress }) })
}

/** Measures a picture; PNG and JPEG stay as they are, and others become PNG, which every format can hold. */
async function readPicture(blob: Blob): Promise<BookPicture | null> {
  // A file that is no picture is written as its description.
  const bitmap = await createImageBitmap(blob).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  const known = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const
  const type = known[blob.type as keyof typeof known]
  if (type) {
    bitmap.close()
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width, height }
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { bytes: new Uint8Array(await png.arrayBuffer()), type: 'png', width, height }
}

const pdf: PdfEngine = async (definition) => {
  const { default: pdfMake } = await import('pdfmake/build/pdfmake.js')
  const urlOf = (path: string) => new URL(path, self.location.href).href
  // A definition may name other files; only files of this site are loaded.
  pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === self.location.origin)
  pdfMake.setFonts({
    Literata: {
      normal: urlOf(regular),
      italics: urlOf(italic),
      bold: urlOf(bold),
      bolditalics: urlOf(boldItalic),
    },
  })
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer())
}

function post(message: WriteFileResult): void {
  self.postMessage(message)
}
