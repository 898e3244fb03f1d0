import type { UserData } from '@contract/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { testItem } from '../../../../tests/support/items.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { deviceDrafts, type ItemDraft } from '../model/draft-store.ts'
import * as tabs from '../model/tab-lock.ts'
import { saveLeftDrafts } from './left-drafts.ts'

const api = mockApi()
const records = new Map<string, ItemDraft>()
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

const signIn = (uid: string | null) => {
  const { ability } = sessionStore.get()
  if (uid === null) sessionStore.set({ status: 'signed-out', user: null, ability })
  else sessionStore.set({ status: 'signed-in', user: { uid } as UserData, ability })
}
/** A new item with the draft that a closed tab left. */
function leave(savedAt: number) {
  const item = testItem({ id: crypto.randomUUID(), synopsis: 'Stored' })
  const itemKey = `u/${item.id}`
  const key = `${itemKey}/closed`
  const draft = { key, itemKey, tabId: 'closed', manuscriptId: 'm', baseRevision: 1, sent: null, savedAt }
  records.set(key, { ...draft, fields: { synopsis: 'Left' } })
  return item
}

beforeEach(() => {
  records.clear()
  signIn('u')
  vi.spyOn(tabs, 'openTabs').mockResolvedValue(new Set())
  vi.spyOn(deviceDrafts, 'put').mockImplementation(async (record) => void records.set(record.key, record))
  vi.spyOn(deviceDrafts, 'remove').mockImplementation(async (key) => void records.delete(key))
  vi.spyOn(deviceDrafts, 'findByUser').mockImplementation(async () => [...records.values()])
})

it('a draft whose item is gone stays on the device, and the next one is saved (R-1021)', async () => {
  const [gone, there] = [leave(2), leave(1)]
  api.get.mockImplementation(async (path) => {
    if (path.includes(there.id)) return { item: there }
    throw new ApiError({ status: 404, code: 'not_found', message: 'x' })
  })
  api.patch.mockResolvedValue({ ...there, synopsis: 'Left', revision: 2 })
  expect(await saveLeftDrafts(client(), 'u')).toMatchObject([{ item: { id: there.id }, outcome: 'saved' }])
  expect(api.patch).toHaveBeenCalledOnce()
  // The removal is queued.
  await expect.poll(() => [...records.keys()]).toEqual([`u/${gone.id}/closed`])
})

it('nothing is requested or sent after a sign-out (R-505)', async () => {
  const item = leave(1)
  leave(0)
  api.get.mockReset()
  api.patch.mockReset()
  api.get.mockImplementation(async () => {
    signIn(null)
    return { item }
  })
  expect(await saveLeftDrafts(client(), 'u')).toEqual([])
  expect(api.get).toHaveBeenCalledOnce()
  expect(api.patch).not.toHaveBeenCalled()
  expect(records.size).toBe(2)
})
