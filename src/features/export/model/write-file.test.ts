import { compileBook } from '@compile/compile-book.ts'
import { PRESETS } from '@compile/presets.ts'
import { describe, expect, it, vi } from 'vitest'
import { sampleSource } from '../../../../tests/support/compile/sample-book.ts'
import { writeFile } from './write-file.ts'

class TestWorker {
  static last: TestWorker
  onmessage?: (event: { data: object }) => void
  onerror?: (event: { message: string }) => void
  isEnded = false
  constructor() {
    TestWorker.last = this
  }
  postMessage() {}
  terminate() {
    this.isEnded = true
  }
}

/** Starts to write an empty book, with the worker and what was reported. */
function start() {
  vi.stubGlobal('Worker', TestWorker)
  const shares: number[] = []
  const controller = new AbortController()
  const book = compileBook(sampleSource([]), PRESETS.reading)
  const request = { format: 'md', book, pictures: [], id: 'm' } as const
  const onProgress = (share: number) => shares.push(share)
  const written = writeFile(request, { signal: controller.signal, onProgress })
  return { written, shares, controller, worker: TestWorker.last }
}

describe('the worker that writes a file (R-727)', () => {
  it('reports its progress, and ends with the file', async () => {
    const { written, shares, worker } = start()
    worker.onmessage?.({ data: { progress: 0.5 } })
    expect([shares, worker.isEnded]).toEqual([[0.5], false])
    worker.onmessage?.({ data: { file: { extension: 'md' } } })
    expect(await written).toEqual({ extension: 'md' })
    expect(worker.isEnded).toBe(true)
  })

  it('ends at once when the export is cancelled', async () => {
    const { written, controller, worker } = start()
    controller.abort()
    expect(worker.isEnded).toBe(true)
    await expect(written).rejects.toBe(controller.signal.reason)
  })

  it.each([
    ['a file that cannot be written', (worker: TestWorker) => worker.onmessage?.({ data: { failed: 'no' } })],
    ['a worker that fails', (worker: TestWorker) => worker.onerror?.({ message: 'no' })],
  ])('rejects for %s', async (_name, fail) => {
    const { written, worker } = start()
    fail(worker)
    await expect(written).rejects.toThrow('no')
    expect(worker.isEnded).toBe(true)
  })
})
