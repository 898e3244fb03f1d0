// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { authStorageKey } from '../auth/auth-storage.ts'
import { tabId } from '../browser/tab-id.ts'

type Options = { onEvent: (event: string, payload: unknown) => void }
const topics = vi.hoisted(() => ({ options: [] as Options[] }))
vi.mock('./topic.ts', () => ({
  RealtimeTopic: class {
    constructor(options: Options) {
      topics.options.push(options)
    }
    close() {}
  },
}))
const { subscribeToTopic } = await import('./subscribe.ts')

it('R-761: a tab ignores the hints that its own changes caused, and no others', () => {
  localStorage.setItem(authStorageKey, JSON.stringify({ access_token: 'token', user: { id: 'me' } }))
  const seen: unknown[] = []
  const stop = subscribeToTopic('user:me', { onEvent: (_event, { from }) => seen.push(from) })
  for (const from of [`me:${tabId}`, 'me:other', `you:${tabId}`, undefined])
    topics.options[0]?.onEvent('chat', { from })
  expect(seen).toEqual(['me:other', `you:${tabId}`, undefined])
  stop()
})
