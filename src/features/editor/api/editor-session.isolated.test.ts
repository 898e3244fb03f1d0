import type { UserData } from '@contract/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { runSignOutTasks } from '@/lib/sign-out-tasks.ts'
import { testItem } from '../model/test-item.ts'

const api = vi.hoisted(() => ({ patch: vi.fn() }))
vi.mock('@/lib/api-client.ts', () => ({ api }))
vi.mock('../model/device-store.ts', () => ({
  indexedDbStore: () => ({ put: async () => {}, remove: async () => {}, findByItem: async () => [] }),
}))
const { joinSession, sessionFor } = await import('./editor-session.ts')

it('text typed just before a sign-out is saved before the session ends', async () => {
  const item = testItem()
  const user = { uid: 'u' } as UserData
  sessionStore.set({ status: 'signed-in', user, ability: sessionStore.get().ability })
  api.patch.mockResolvedValue({ item: { ...item, synopsis: 'Last words', revision: 2 } })
  const joined = sessionFor(new QueryClient(), 'm', item, 'u', null)
  const { leave } = joinSession(joined, item.id, () => {})
  joined.session.change('synopsis', 'Last words')
  await runSignOutTasks()
  expect(api.patch).toHaveBeenCalledOnce()
  expect(joined.hasUnsaved()).toBe(false)
  leave()
})
