import { vi } from 'vitest'
import * as pages from '../../../src/features/export/model/open-pages.ts'
import type { WriteFileRequest } from '../../../src/features/export/model/write-file.worker.ts'
import type { WriteScrivRequest } from '../../../src/features/export/model/write-scriv.worker.ts'

/**
 * Replaces the worker of an export, which jsdom does not have, by one that answers at once. Returns the requests that it
 * got; the tests of the writers show what becomes of them. The preview has no pages then.
 */
export function replaceWorker<R extends WriteFileRequest | WriteScrivRequest = WriteFileRequest>(): R[] {
  const requests: R[] = []
  vi.spyOn(pages, 'openPages').mockImplementation(() => new Promise(() => undefined))
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null
      postMessage(request: R) {
        requests.push(request)
        const extension = 'format' in request ? request.format : 'scriv.zip'
        const file = { bytes: new Uint8Array([1]), extension, mime: 'application/zip' }
        queueMicrotask(() => {
          this.onmessage?.({ data: { progress: 0.5 } })
          this.onmessage?.({ data: { file } })
        })
      }
      terminate() {}
    },
  )
  URL.createObjectURL = () => 'blob:saved'
  URL.revokeObjectURL = () => undefined
  // jsdom would follow the link of a download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return requests
}
