import { expect, it, vi } from 'vitest'
import { api } from '@/lib/api/api-client.ts'
import type { LiveHandlers } from '@/lib/realtime/subscribe.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startLiveSession } from './live-session.ts'
import { startSession } from './session.ts'

const uid = '00000000-0000-4000-8000-000000000005'
const listeners = vi.hoisted(() => new Set<LiveHandlers>())
vi.mock('@/lib/realtime/subscribe.ts', () => ({
  subscribeToTopic: (_name: string, handlers: LiveHandlers) => {
    listeners.add(handlers)
    return () => listeners.delete(handlers)
  },
}))
vi.mock('@/lib/api/api-client.ts', () => ({ api: { get: vi.fn() } }))
vi.mock('@/lib/auth/auth-token.ts', () => ({
  loadAuth: async () => ({ onAuthStateChange: () => undefined }),
}))
vi.mock('@/lib/auth/auth-storage.ts', () => ({
  storedUserId: () => uid,
}))

const requests = () => vi.mocked(api.get).mock.calls.length
/** Waits for a number of requests, and a moment in which no other follows. */
async function requested(count: number): Promise<void> {
  await eventually(() => requests() >= count)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(requests()).toBe(count)
}
const each = (run: (one: LiveHandlers) => void) => [...listeners].forEach(run)

it('the session is requested once at the start, on each event and whenever the topic opens or is refused (R-621)', async () => {
  const userData = { id: 5, uid, fullName: 'Tom Hale', username: 'tom', email: 'tom@x.y', avatar: null }
  vi.mocked(api.get).mockResolvedValue({ userAbilityRules: [], userData: { ...userData, role: 'client' } })
  startSession()
  startLiveSession()
  await eventually(() => listeners.size > 0)
  await requested(1)
  each(({ onReady }) => onReady?.())
  await requested(2)
  each(({ onEvent }) => onEvent('session', {}))
  await requested(3)
  each(({ onReady }) => onReady?.())
  await requested(4)
  // A person who was deactivated before the topic opened is refused it, and gets no event.
  each(({ onRefused }) => onRefused?.())
  await requested(5)
})
