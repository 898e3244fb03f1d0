import type { ExportFile, WriteFileResult } from './export-file.ts'
import type { WriteFileRequest } from './write-file.worker.ts'
import type { WriteScrivRequest } from './write-scriv.worker.ts'

type Run = { signal: AbortSignal; onProgress?: (share: number) => void }

/** Writes a book in a worker; an abort ends the worker at once. */
export const writeFile = (request: WriteFileRequest, run: Run): Promise<ExportFile> =>
  writeInWorker(
    () => new Worker(new URL('./write-file.worker.ts', import.meta.url), { type: 'module' }),
    request,
    run,
  )

/** Writes a copy of a Scrivener project in a worker; an abort ends the worker at once. */
export const writeScrivFile = (request: WriteScrivRequest, run: Run): Promise<ExportFile> =>
  writeInWorker(
    () => new Worker(new URL('./write-scriv.worker.ts', import.meta.url), { type: 'module' }),
    request,
    run,
  )

function writeInWorker(
  start: () => Worker,
  request: unknown,
  { signal, onProgress }: Run,
): Promise<ExportFile> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const worker = start()
    const end = (finish: () => void) => {
      worker.terminate()
      finish()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = (event) => end(() => reject(new Error(event.message || 'the export worker failed')))
    worker.onmessage = ({ data }: MessageEvent<WriteFileResult>) => {
      if ('progress' in data) onProgress?.(data.progress)
      else if ('file' in data) end(() => resolve(data.file))
      else end(() => reject(new Error(data.failed)))
    }
    worker.postMessage(request)
  })
}
