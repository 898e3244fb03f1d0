import { beforeEach, vi } from 'vitest'
import * as subscriptions from '@/lib/realtime/subscribe.ts'

/** Listens to no server: a test sends the events of the topics that were subscribed to, by name. */
export function mockTopics() {
  const topics = { isOpen: false, handlers: new Map<string, subscriptions.LiveHandlers>() }
  beforeEach(() => {
    topics.isOpen = false
    topics.handlers.clear()
    vi.spyOn(subscriptions, 'subscribeToTopic').mockImplementation((name, handlers) => {
      topics.handlers.set(name, handlers)
      if (topics.isOpen) handlers.onReady?.()
      return () => void topics.handlers.delete(name)
    })
  })
  return topics
}
