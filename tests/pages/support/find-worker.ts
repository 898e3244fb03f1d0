import { vi } from 'vitest'
import { type FindTexts, findTexts } from '@/features/find-replace/model/find-texts.ts'

/** Replaces the worker that searches texts, which jsdom does not have, by the same search in this process. */
export function runFindWorker(): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null
      constructor() {
        queueMicrotask(() => this.onmessage?.({ data: 'ready' }))
      }
      postMessage(request: FindTexts) {
        queueMicrotask(() => this.onmessage?.({ data: findTexts(request) }))
      }
      terminate() {
        this.onmessage = null
      }
    },
  )
}
