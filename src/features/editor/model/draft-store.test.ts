import { expect, test, vi } from 'vitest'
import { testItem } from '../../../../tests/support/items.ts'
import type { DeviceStore } from './device-store.ts'
import { createDrafts, type ItemDraft, isStaleDraft } from './draft-store.ts'

function memoryStore() {
  const records = new Map<string, ItemDraft>()
  const store: DeviceStore<ItemDraft> = {
    put: async (record) => {
      await Promise.resolve()
      records.set(record.key, record)
    },
    remove: async (key) => void records.delete(key),
    findByItem: async (itemKey) => [...records.values()].filter((record) => record.itemKey === itemKey),
  }
  return { records, store }
}

const draftsOf = (
  store: DeviceStore<ItemDraft>,
  tabId: string,
  living: string[] | null = [],
  userId = 'ada',
) =>
  createDrafts({
    store,
    userId,
    itemId: 'item',
    tabId,
    openTabs: async () => living && new Set(living),
    onFail: (error) => {
      throw error
    },
  })

test('drafts of a closed tab are found by the next one, newest first', async () => {
  const { store } = memoryStore()
  vi.useFakeTimers({ now: 1000 })
  await draftsOf(store, 'one').keep({ title: 'older' }, 3)
  vi.setSystemTime(2000)
  await draftsOf(store, 'two').keep({ title: 'newer' }, 4)
  vi.useRealTimers()
  const left = await draftsOf(store, 'three').findLeft()
  expect(left.map((draft) => [draft.fields.title, draft.baseRevision])).toEqual([
    ['newer', 4],
    ['older', 3],
  ])
})

test('the draft of an open tab belongs to that tab', async () => {
  const { store } = memoryStore()
  await draftsOf(store, 'one').keep({ title: 'x' }, 1)
  expect(await draftsOf(store, 'two', ['one', 'two']).findLeft()).toEqual([])
})

test('where the browser cannot tell which tabs live, nothing left is hidden', async () => {
  const { store } = memoryStore()
  await draftsOf(store, 'one').keep({ title: 'x' }, 1)
  expect(await draftsOf(store, 'two', null).findLeft()).toHaveLength(1)
})

test('another person on the same device sees nothing', async () => {
  const { store } = memoryStore()
  await draftsOf(store, 'one').keep({ title: 'private' }, 1)
  expect(await draftsOf(store, 'two', [], 'grace').findLeft()).toEqual([])
})

test('a draft is deleted when its removal was requested while it was being written', async () => {
  const { store, records } = memoryStore()
  const drafts = draftsOf(store, 'one')
  void drafts.keep({ title: 'x' }, 1)
  await drafts.drop()
  expect(records.size).toBe(0)
})

test('a full or forbidden storage is reported, and the next write is attempted', async () => {
  const { store, records } = memoryStore()
  const onFail = vi.fn()
  const put = vi.spyOn(store, 'put').mockRejectedValueOnce(new Error('quota'))
  const drafts = createDrafts({
    store,
    userId: 'a',
    itemId: 'i',
    tabId: 't',
    openTabs: async () => null,
    onFail,
  })
  await drafts.keep({ title: 'x' }, 1)
  expect(onFail).toHaveBeenCalledTimes(1)
  await drafts.keep({ title: 'y' }, 1)
  expect(put).toHaveBeenCalledTimes(2)
  expect(records.size).toBe(1)
})

test('a draft whose sent save the item has is not stale, another one of an older revision is', () => {
  const draft = { key: '', itemKey: '', tabId: '', baseRevision: 1, fields: { title: 'C' }, savedAt: 0 }
  const item = testItem({ title: 'B', revision: 2 })
  expect(isStaleDraft({ ...draft, sent: { title: 'B' } }, item)).toBe(false)
  expect(isStaleDraft({ ...draft, sent: { title: 'A' } }, item)).toBe(true)
  expect(isStaleDraft({ ...draft, sent: null }, item)).toBe(true)
  expect(isStaleDraft({ ...draft, baseRevision: 2 }, item)).toBe(false)
})
