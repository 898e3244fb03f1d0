import type { BookFile } from '@compile/write-book.ts'
import type { WriteFileRequest, WriteFileResult } from './write-file.worker.ts'

/** Writes a file in a worker; an abort ends the worker at once. */
export function writeFile(
  request: WriteFileRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<BookFile> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const worker = new Worker(new URL('./write-file.worker.ts', import.meta.url), { type: 'module' })
    const end = (finish: () => void) => {
      worker.terminate()
      finish()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = (event) => end(() => reject(new Error(event.message || 'the export worker failed')))
    worker.onmessage = ({ data }: MessageEvent<WriteFileResult>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('file' in data) end(() => resolve(data.file))
      else end(() => reject(new Error(data.failed)))
    }
    worker.postMessage(request)
  })
}
