import { docText } from '@contract/document-text.ts'
import type { UserData } from '@contract/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { saveOpenTexts } from '@/features/manuscripts/shared/open-texts.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { runSignOutTasks } from '@/lib/auth/sign-out-tasks.ts'
import { body } from '../../../../tests/support/editor/item-session.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { deviceDrafts, draftsOf, type ItemDraft } from '../model/draft-store.ts'
import * as presence from '../model/item-presence.ts'
import { joinSession, saveLeftDraft, sessionFor } from './editor-session.ts'

const api = mockApi()
const records = new Map<string, ItemDraft>()

const signIn = (uid: string | null) => {
  const { ability } = sessionStore.get()
  if (uid === null) sessionStore.set({ status: 'signed-out', user: null, ability })
  else sessionStore.set({ status: 'signed-in', user: { uid } as UserData, ability })
}
const open = (item: ReturnType<typeof testItem>, uid: string, manuscriptId = 'm') => {
  const joined = sessionFor(new QueryClient(), manuscriptId, item, uid, null)
  return { ...joined, ...joinSession(joined, () => {}) }
}
const id = () => crypto.randomUUID()

beforeEach(() => {
  vi.useFakeTimers()
  records.clear()
  vi.spyOn(deviceDrafts, 'put').mockImplementation(async (record) => void records.set(record.key, record))
  vi.spyOn(deviceDrafts, 'remove').mockImplementation(async (key) => void records.delete(key))
  vi.spyOn(deviceDrafts, 'findByItem').mockImplementation(async (itemKey) =>
    [...records.values()].filter((record) => record.itemKey === itemKey),
  )
})
afterEach(() => void vi.useRealTimers())

it('text typed just before a sign-out is saved before the session ends', async () => {
  const item = testItem({ id: id() })
  signIn('u')
  api.patch.mockResolvedValue({ item: { ...item, synopsis: 'Last words', revision: 2 } })
  const { session, leave } = open(item, 'u')
  session.change('synopsis', 'Last words')
  await runSignOutTasks()
  expect(api.patch).toHaveBeenCalledOnce()
  expect(session.hasUnsaved()).toBe(false)
  leave()
})

it('text of a sign-out without a connection stays on the device for the same person alone (R-505)', async () => {
  const item = testItem({ id: id() })
  signIn('u')
  api.patch.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'no response' }))
  const { session, leave } = open(item, 'u')
  session.change('synopsis', 'Last words')
  const tasks = runSignOutTasks()
  await vi.advanceTimersByTimeAsync(2000)
  await tasks
  signIn(null)
  leave()
  const stored = () => [...records.values()].map(({ itemKey, fields }) => [itemKey, fields])
  expect(stored()).toEqual([[`u/${item.id}`, { synopsis: 'Last words' }]])

  // Another person on the device neither sends nor finds it, once the last attempt has ended.
  await vi.advanceTimersByTimeAsync(1)
  api.patch.mockClear()
  signIn('v')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(api.patch).not.toHaveBeenCalled()
  expect(await draftsOf('v', item.id).findLeft()).toEqual([])
  expect(stored()).toHaveLength(1)

  api.patch.mockResolvedValue({ item: { ...item, synopsis: 'Last words', revision: 2 } })
  signIn('u')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(api.patch).toHaveBeenCalledOnce()
  expect(stored()).toEqual([])
})

it('the texts of one manuscript are saved without waiting for those of another (R-911)', async () => {
  const [held, written] = [testItem({ id: id() }), testItem({ id: id() })]
  signIn('u')
  api.patch.mockImplementation((path) =>
    String(path).includes(held.id)
      ? new Promise(() => {})
      : Promise.resolve({ item: { ...written, synopsis: 'New', revision: 2 } }),
  )
  const other = open(held, 'u')
  const mine = open(written, 'u', 'mine')
  other.session.change('synopsis', 'Held back')
  mine.session.change('synopsis', 'New')
  const saved = saveOpenTexts('mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await saved).toBe(true)
  expect(mine.session.hasUnsaved()).toBe(false)
  expect(other.session.hasUnsaved()).toBe(true)
  other.leave()
  mine.leave()
})

it.each([
  ['the same person is merged', 'u', 'waiting'],
  ['another person is a conflict', 'v', 'conflict'],
])('a text by %s (R-509)', (_rule, editor, phase) => {
  signIn('u')
  const item = testItem({ id: id(), content: body('one') })
  const { session } = sessionFor(new QueryClient(), 'm', item, 'u', null)
  session.change('content', body('mine one'))
  session.receive({
    ...item,
    revision: 2,
    content: body('one theirs'),
    editedBy: { id: editor, name: editor },
  })
  expect(session.state.get().phase).toBe(phase)
  if (phase === 'waiting') expect(docText(session.unsaved().content ?? body(''))).toBe('mine one theirs')
})

describe('a session that is left', () => {
  it('reports its last save to the other tabs (R-509)', async () => {
    const item = testItem({ id: id() })
    const broadcast = vi.spyOn(presence, 'broadcastSaved')
    signIn('u')
    api.patch.mockResolvedValue({ ...item, revision: 2 })
    const { session, leave } = open(item, 'u')
    session.change('synopsis', 'Last words')
    leave()
    expect(broadcast).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(0)
    expect(broadcast).toHaveBeenCalledExactlyOnceWith(item.id)
  })

  it('without unsaved changes is replaced by a new one', async () => {
    const item = testItem({ id: id() })
    const { session, leave } = open(item, 'u')
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(open(item, 'u').session).not.toBe(session)
  })

  it('and shown again at once is the same', async () => {
    const item = testItem({ id: id() })
    const { session, leave } = open(item, 'u')
    leave()
    open(item, 'u')
    await vi.advanceTimersByTimeAsync(0)
    expect(open(item, 'u').session).toBe(session)
  })

  it('with unsaved changes stays until they are saved', async () => {
    const item = testItem({ id: id() })
    signIn('u')
    let respond = (_saved: unknown) => {}
    api.patch.mockImplementation(() => new Promise((resolve) => (respond = resolve)))
    const first = open(item, 'u')
    first.session.change('synopsis', 'Last words')
    first.leave()
    await vi.advanceTimersByTimeAsync(0)
    const again = open(item, 'u')
    expect(again.session).toBe(first.session)
    again.leave()
    respond({ ...item, revision: 2 })
    await vi.advanceTimersByTimeAsync(0)
    expect(open(item, 'u').session).not.toBe(first.session)
  })

  it('stays when its save fails', async () => {
    const item = testItem({ id: id() })
    signIn('u')
    api.patch.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'no response' }))
    const { session, leave } = open(item, 'u')
    session.change('synopsis', 'Last words')
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(open(item, 'u').session).toBe(session)
  })
})

describe('the draft of a closed tab (R-1021)', () => {
  beforeEach(() => void api.patch.mockReset())
  const left = (item: ReturnType<typeof testItem>, synopsis: string): ItemDraft => ({
    key: `u/${item.id}/closed`,
    itemKey: `u/${item.id}`,
    tabId: 'closed',
    manuscriptId: 'm',
    baseRevision: 1,
    fields: { synopsis },
    sent: null,
    savedAt: 0,
  })
  const save = (item: ReturnType<typeof testItem>, draft: ItemDraft) =>
    saveLeftDraft(new QueryClient(), item, 'u', draft)
  /** An item whose draft a closed tab left. */
  const leave = (revision: number) => {
    signIn('u')
    const item = testItem({ id: id(), revision, synopsis: 'Stored' })
    const draft = left(item, 'Left')
    records.set(draft.key, draft)
    return { item, draft }
  }

  it('is saved and removed while its item is closed', async () => {
    const { item, draft } = leave(1)
    api.patch.mockResolvedValue({ ...item, synopsis: 'Left', revision: 2 })
    expect(await save(item, draft)).toBe('saved')
    expect(api.patch).toHaveBeenCalledExactlyOnceWith(
      `/manuscripts/m/items/${item.id}`,
      expect.objectContaining({ body: expect.objectContaining({ synopsis: 'Left', revision: 1 }) }),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect([...records]).toEqual([])
  })

  it('of another state of the item is not sent, and stays for the choice of its writer', async () => {
    const { item, draft } = leave(2)
    expect(await save(item, draft)).toBe('differs')
    expect(api.patch).not.toHaveBeenCalled()
    expect([...records.values()]).toEqual([draft])
  })

  it('that the item already has is only removed', async () => {
    const { item, draft } = leave(2)
    expect(await save({ ...item, synopsis: 'Left' }, draft)).toBeNull()
    expect(api.patch).not.toHaveBeenCalled()
    expect([...records]).toEqual([])
  })

  it('of an open item is left to the item', async () => {
    const { item, draft } = leave(1)
    const opened = open(item, 'u')
    expect(await save(item, draft)).toBeNull()
    expect([...records.values()]).toEqual([draft])
    opened.leave()
  })

  it('that cannot be sent stays on the device and is sent when the connection is back', async () => {
    const { item, draft } = leave(1)
    api.patch.mockRejectedValue(new ApiError({ status: 0, code: 'network', message: 'no response' }))
    expect(await save(item, draft)).toBeNull()
    expect([...records.values()].map(({ fields }) => fields)).toEqual([{ synopsis: 'Left' }])
    api.patch.mockResolvedValue({ ...item, synopsis: 'Left', revision: 2 })
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10)
    expect([...records]).toEqual([])
  })
})
