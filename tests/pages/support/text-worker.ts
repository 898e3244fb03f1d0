import { vi } from 'vitest'
import { UnreadableFile } from '@/features/text-import/model/file-text.ts'
import { readFile } from '@/features/text-import/model/read-file.ts'

/** Replaces the worker that reads a text file, which jsdom does not have, by the same reader in this process. */
export function runTextWorker(): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null
      onerror: (() => void) | null = null
      async postMessage(file: File) {
        try {
          const text = await readFile(file.name, new Uint8Array(await file.arrayBuffer()))
          this.onmessage?.({ data: { text } })
        } catch (error) {
          if (!(error instanceof UnreadableFile)) throw error
          this.onmessage?.({ data: { problem: error.code } })
        }
      }
      terminate() {
        this.onmessage = null
      }
    },
  )
}
