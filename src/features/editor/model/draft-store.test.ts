// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import * as reports from '@/lib/browser/report-error.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { deviceDrafts, draftsOf, type ItemDraft, isStaleDraft, leftDraftsOf } from './draft-store.ts'
import * as tabs from './tab-lock.ts'

const records = new Map<string, ItemDraft>()
const mockOpenTabs = (open: string[] | null) =>
  vi.spyOn(tabs, 'openTabs').mockResolvedValue(open && new Set(open))

beforeEach(() => {
  records.clear()
  mockOpenTabs([])
  vi.spyOn(deviceDrafts, 'put').mockImplementation(async (draft) => {
    await Promise.resolve()
    records.set(draft.key, draft)
  })
  vi.spyOn(deviceDrafts, 'remove').mockImplementation(async (key) => void records.delete(key))
  vi.spyOn(deviceDrafts, 'findByUser').mockImplementation(async (userId) =>
    [...records.values()].filter(({ key }) => key.startsWith(`${userId}/`)),
  )
  vi.spyOn(deviceDrafts, 'findByItem').mockImplementation(async (itemKey) =>
    [...records.values()].filter((record) => record.itemKey === itemKey),
  )
})

const draft = (title: string, baseRevision = 1) => ({
  manuscriptId: 'm',
  fields: { title },
  baseRevision,
  sent: null,
})
const draftsIn = (tab: string, userId = 'ada') => draftsOf(userId, 'item', tab)

test('drafts of a closed tab are found by the next one, newest first', async () => {
  vi.useFakeTimers({ now: 1000 })
  await draftsIn('one').keep(draft('older', 3))
  vi.setSystemTime(2000)
  await draftsIn('two').keep(draft('newer', 4))
  vi.useRealTimers()
  const left = await draftsIn('three').findLeft()
  expect(left.map((draft) => [draft.fields.title, draft.baseRevision])).toEqual([
    ['newer', 4],
    ['older', 3],
  ])
})

test('the draft of an open tab belongs to that tab', async () => {
  mockOpenTabs(['one', 'two'])
  await draftsIn('one').keep(draft('x'))
  expect(await draftsIn('two').findLeft()).toEqual([])
})

test('where the browser cannot tell which tabs live, nothing left is hidden', async () => {
  mockOpenTabs(null)
  await draftsIn('one').keep(draft('x'))
  expect(await draftsIn('two').findLeft()).toHaveLength(1)
})

test('the drafts of all closed tabs of a person: the newest of each item, and none of an open tab (R-1021)', async () => {
  const inTab = (tab: string, item: string, userId = 'ada') => draftsOf(userId, item, tab)
  mockOpenTabs(['open'])
  vi.useFakeTimers({ now: 1000 })
  await inTab('one', 'a').keep(draft('older'))
  vi.setSystemTime(2000)
  await inTab('two', 'a').keep(draft('newer'))
  await inTab('one', 'b').keep(draft('other'))
  await inTab('open', 'c').keep(draft('being written'))
  await inTab('one', 'd', 'grace').keep(draft('private'))
  vi.useRealTimers()
  const left = await leftDraftsOf('ada')
  expect(left.map(({ itemKey, fields }) => [itemKey, fields.title])).toEqual([
    ['ada/a', 'newer'],
    ['ada/b', 'other'],
  ])
  mockOpenTabs(null)
  expect(await leftDraftsOf('ada')).toEqual([])
})

test('another person on the same device sees nothing', async () => {
  await draftsIn('one').keep(draft('private'))
  expect(await draftsIn('two', 'grace').findLeft()).toEqual([])
})

test('a draft is deleted when its removal was requested while it was being written', async () => {
  const drafts = draftsIn('one')
  void drafts.keep(draft('x'))
  await drafts.drop()
  expect(records.size).toBe(0)
})

test('a full or forbidden storage is reported, and the next write is attempted', async () => {
  const report = vi.spyOn(reports, 'reportError').mockReturnValue()
  const put = vi.spyOn(deviceDrafts, 'put').mockRejectedValueOnce(new Error('quota'))
  const drafts = draftsIn('one')
  await drafts.keep(draft('x'))
  expect(report).toHaveBeenCalledTimes(1)
  await drafts.keep(draft('y'))
  expect(put).toHaveBeenCalledTimes(2)
  expect(records.size).toBe(1)
})

test('a draft whose sent save the item has is not stale, another one of an older revision is', () => {
  const stored = { ...draft('C'), key: '', itemKey: '', tabId: '', savedAt: 0 }
  const item = testItem({ title: 'B', revision: 2 })
  expect(isStaleDraft({ ...stored, sent: { title: 'B' } }, item)).toBe(false)
  expect(isStaleDraft({ ...stored, sent: { title: 'A' } }, item)).toBe(true)
  expect(isStaleDraft({ ...stored, sent: null }, item)).toBe(true)
  expect(isStaleDraft({ ...stored, baseRevision: 2 }, item)).toBe(false)
})
