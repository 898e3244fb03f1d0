import { vi } from 'vitest'

type Handler = (event: MessageEvent<File>) => unknown
type Reply = (message: unknown) => void

/** The handler of the worker that reads archives; its module is loaded once and sets it on the global scope. */
let handler: Promise<Handler> | undefined
async function loadHandler(): Promise<Handler> {
  await import('@/features/scrivener-import/model/open-archive.worker.ts')
  const loaded = self.onmessage as Handler | null
  self.onmessage = null
  if (!loaded) throw new Error('The worker has no handler')
  return loaded
}

/** Runs the worker that reads a Scrivener archive in this process, because jsdom has no workers. */
export async function runArchiveWorker(): Promise<void> {
  handler ??= loadHandler()
  const read = await handler
  let reply: Reply = () => undefined
  vi.stubGlobal('postMessage', (message: unknown) => reply(message))
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null
      onerror: ((event: { message: string }) => void) | null = null
      async postMessage(file: File) {
        reply = (data) => this.onmessage?.({ data })
        try {
          await read(new MessageEvent('message', { data: file }))
        } catch (error) {
          this.onerror?.({ message: String(error) })
        }
      }
      terminate() {
        this.onmessage = null
      }
    },
  )
}
