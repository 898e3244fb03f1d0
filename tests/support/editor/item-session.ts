import type { Doc } from '@contract/document.ts'
import type { Item, PatchItemBody, SavedItem } from '@contract/items.ts'
import { vi } from 'vitest'
import { createItemSession } from '@/features/editor/model/item-session.ts'
import type { ItemSessionOptions } from '@/features/editor/model/item-session-types.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { testItem } from '../items.ts'

export const body = (text: string): Doc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const conflict = (item: Item) =>
  new ApiError({
    status: 409,
    code: 'conflict',
    message: 'late',
    body: { error: { code: 'conflict', message: 'late' }, item },
  })
/** A request without a response. */
export const offline = () => new ApiError({ status: 0, code: 'network', message: 'no response' })

/** A server with one item that keeps the ids of saves, as the API does. */
export function fakeServer(start: Item = testItem({ content: body('one') })) {
  let stored = start
  const saves = new Map<string, SavedItem>()
  return {
    stored: () => stored,
    /** A change by another person or tab. */
    write(fields: Partial<Item>) {
      stored = { ...stored, ...fields, revision: stored.revision + 1 }
      return stored
    },
    patch(sent: PatchItemBody): SavedItem {
      const { revision, saveId, keepReplacedAs: _kept, ...fields } = sent
      const repeated = saveId ? saves.get(saveId) : undefined
      if (repeated) return repeated
      if (revision !== stored.revision) throw conflict(stored)
      stored = { ...stored, ...fields, revision: revision + 1 } as Item
      const { wordCount, characterCount, updatedAt, title, headline, status, label, editedBy } = stored
      const saved = {
        revision: stored.revision,
        wordCount,
        characterCount,
        updatedAt,
        title,
        headline,
        status,
        label,
        editedBy,
      }
      if (saveId) saves.set(saveId, saved)
      return saved
    },
  }
}

/** A session on a server with one item. */
export function setUp(
  start?: Item,
  mergeBody: ItemSessionOptions['mergeBody'] = () => null,
  server = fakeServer(start),
) {
  const calls: Omit<PatchItemBody, 'saveId'>[] = []
  let failures: unknown[] = []
  let lost = 0
  let lostAfterMs = 0
  let gate: Promise<void> | null = null
  const keepDraft = vi.fn()
  const dropDraft = vi.fn()
  const onRemoteChange = vi.fn()
  const session = createItemSession({
    mergeBody,
    item: server.stored(),
    keepDraft,
    dropDraft,
    send: async (patch) => {
      const { saveId: _id, ...call } = patch
      calls.push(call)
      if (gate) await gate
      const failure = failures.shift()
      if (failure) throw failure
      const item = server.patch(patch)
      if (lost === 0) return item
      lost -= 1
      if (lostAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, lostAfterMs))
      throw offline()
    },
  })
  session.onRemoteChange(onRemoteChange)
  return {
    session,
    server,
    calls,
    keepDraft,
    dropDraft,
    onRemoteChange,
    stored: server.stored,
    phase: () => session.state.get().phase,
    failWith: (...errors: unknown[]) => {
      failures = errors
    },
    /** The server stores the next saves, and their responses are lost, which the session learns after a time. */
    loseResponses: (count: number, afterMs = 0) => {
      lost = count
      lostAfterMs = afterMs
    },
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = () => {
          gate = null
          resolve()
        }
      })
      return () => open()
    },
    writtenElsewhere: server.write,
  }
}
