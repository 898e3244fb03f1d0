import type { ArchivePreview } from './archive-preview.ts'
import type { OpenArchiveResult } from './open-archive.worker.ts'

/** The archive is not an importable project; `code` selects the translated message. */
export class RefusedArchive extends Error {
  override readonly name = 'RefusedArchive'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Time limit for reading a binder; a longer read means a damaged file. */
const TIMEOUT_MS = 60_000

/**
 * Opens an archive in a worker and returns its preview; word counts follow by node index until done or
 * aborted. Rejects with {@link RefusedArchive} for an invalid project.
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
      TIMEOUT_MS,
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
