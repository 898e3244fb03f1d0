import { type ParsedText, UnreadableFile } from './file-text.ts'
import type { ReadFileResult } from './read-file.worker.ts'

/** Time limit for reading a file; a million words of Markdown take some seconds. */
const TIMEOUT_MS = 60_000

/** Reads a file in a worker, because a million words would block the screen; rejects with {@link UnreadableFile}. */
export function readInWorker(file: File, signal: AbortSignal): Promise<ParsedText> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
    const end = (finish: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      finish()
    }
    const timer = setTimeout(() => end(() => reject(new UnreadableFile('too_slow'))), TIMEOUT_MS)
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = () => end(() => reject(new UnreadableFile('damaged')))
    worker.onmessage = ({ data }: MessageEvent<ReadFileResult>) =>
      end(() => ('text' in data ? resolve(data.text) : reject(new UnreadableFile(data.problem))))
    worker.postMessage(file)
  })
}
