import type { Doc } from '@contract/document.ts'
import type { Item, PatchItemBody } from '@contract/items.ts'
import { vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { createItemSession } from './item-session.ts'
import { testItem } from './test-item.ts'

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

/** A server with one item, and a session on it. */
export function setUp(start: Item = testItem({ content: body('one') })) {
  let stored = start
  const calls: PatchItemBody[] = []
  let failures: unknown[] = []
  let gate: Promise<void> | null = null
  const keepDraft = vi.fn()
  const dropDraft = vi.fn()
  const onRemoteChange = vi.fn()
  const session = createItemSession({
    item: start,
    keepDraft,
    dropDraft,
    onRemoteChange,
    send: async (patch) => {
      calls.push(patch)
      if (gate) await gate
      const failure = failures.shift()
      if (failure) throw failure
      if (patch.revision !== stored.revision) throw conflict(stored)
      const { revision, keepReplacedAs: _kept, ...fields } = patch
      stored = { ...stored, ...fields, revision: revision + 1 } as Item
      return stored
    },
  })
  return {
    session,
    calls,
    keepDraft,
    dropDraft,
    onRemoteChange,
    stored: () => stored,
    phase: () => session.state.get().phase,
    failWith: (...errors: unknown[]) => {
      failures = errors
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
    writtenElsewhere: (fields: Partial<Item>) => {
      stored = { ...stored, ...fields, revision: stored.revision + 1 }
      return stored
    },
  }
}
