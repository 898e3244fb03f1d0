import { GlobalWorkerOptions, getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** A PDF whose pages are drawn one by one; its scripts and forms never run. */
export type Pdf = {
  pageCount: number
  /** Height divided by width of the first page. */
  ratio: number
  /** Draws a page at a width in CSS pixels over the last picture of a canvas; stops early when the signal aborts. */
  draw(page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<void>
  /** The text of a page, for screen readers. */
  textOf(page: number): Promise<string>
  close(): void
}

/** The largest canvas: sharp enough for small print, small enough for a phone's memory. */
const maxPixels = 8_000_000

/** Opens a PDF, by its URL or its bytes, in a worker; refuses any other file, even with the content type of a PDF. */
export async function openPdf(source: string | Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Pdf> {
  // The content security policy forbids WebAssembly; the slower JavaScript decoders replace it.
  const task = getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: source }),
    enableXfa: false,
    useWasm: false,
    maxImageSize: 64_000_000,
    verbosity: VerbosityLevel.ERRORS,
  })
  const cancel = () => void task.destroy()
  signal.addEventListener('abort', cancel)
  const document = await task.promise
  const first = (await document.getPage(1)).getViewport({ scale: 1 })
  signal.removeEventListener('abort', cancel)
  return {
    pageCount: document.numPages,
    ratio: first.height / first.width,
    async draw(number, canvas, width, drawing) {
      const page = await document.getPage(number)
      if (!drawing.aborted) await drawPage(page, canvas, width, drawing)
    },
    async textOf(number) {
      const content = await (await document.getPage(number)).getTextContent()
      return content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    },
    close: () => void task.destroy(),
  }
}

async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) {
  const plain = page.getViewport({ scale: 1 })
  const sharp = (width / plain.width) * window.devicePixelRatio
  const most = Math.sqrt(maxPixels / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(sharp, most) })
  // A canvas is empty once it has a size, so its last picture stays until the next one is drawn elsewhere.
  const next = document.createElement('canvas')
  next.width = Math.round(viewport.width)
  next.height = Math.round(viewport.height)
  const drawing = page.render({ canvas: next, viewport })
  const cancel = () => drawing.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await drawing.promise
    canvas.width = next.width
    canvas.height = next.height
    canvas.getContext('2d')?.drawImage(next, 0, 0)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
