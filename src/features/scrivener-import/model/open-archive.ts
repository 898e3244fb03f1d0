import type { ArchivePreview } from './archive-preview.ts'
import type { OpenArchiveResult } from './open-archive.worker.ts'

/** The archive is no project that can be imported; `code` chooses the translated sentence. */
export class RefusedArchive extends Error {
  override readonly name = 'RefusedArchive'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** The longest a browser may take to read a binder; beyond it something is wrong with the file. */
const PATIENCE_MS = 60_000

/**
 * Opens an archive off the main thread and sums it up; the words of its texts are counted afterwards and reported
 * piece by piece, by index of the node, until all are counted or the signal aborts. Rejects with {@link RefusedArchive} when it is no project,
 * with the worker's error when it broke, and with the signal's reason when aborted.
 */
export function openArchive(
  file: File,
  signal: AbortSignal,
  onWords: (words: readonly [index: number, count: number][]) => void,
): Promise<ArchivePreview> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./open-archive.worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(
      () => end(() => reject(new RefusedArchive('too_slow', 'The archive took too long to open'))),
      PATIENCE_MS,
    )
    const end = (finish: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      finish()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = (event) => end(() => reject(new Error(event.message || 'the preview worker failed')))
    worker.onmessage = ({ data }: MessageEvent<OpenArchiveResult>) => {
      if ('words' in data) onWords(data.words)
      else if ('preview' in data) {
        clearTimeout(timer)
        resolve(data.preview)
      } else if ('isDone' in data) end(() => undefined)
      else end(() => reject(new RefusedArchive(data.refused.code, data.refused.message)))
    }
    worker.postMessage(file)
  })
}
