import type { RealtimeChannel } from '@supabase/supabase-js'
import { supabase } from './supabase.ts'

/** What a listener hears. Events are hints: fetch what they speak of, do not believe their payload. */
export type LiveHandlers = {
  onEvent: (event: string, payload: Readonly<Record<string, unknown>>) => void
  /** The channel is (again) open or the tab is back: something may have been missed, so fetch. */
  onReady?: () => void
}

type Shared = { channel: RealtimeChannel; listeners: Set<LiveHandlers>; isReady: boolean }

const topics = new Map<string, Shared>()

function open(topic: string): Shared {
  const shared: Shared = {
    channel: supabase.channel(topic, { config: { private: true } }),
    listeners: new Set(),
    isReady: false,
  }
  shared.channel
    .on('broadcast', { event: '*' }, (message) => {
      const payload: unknown = message.payload
      const facts = typeof payload === 'object' && payload !== null ? { ...payload } : {}
      for (const listener of [...shared.listeners]) listener.onEvent(message.event, facts)
    })
    .subscribe((status) => {
      shared.isReady = status === 'SUBSCRIBED'
      if (shared.isReady) for (const listener of [...shared.listeners]) listener.onReady?.()
    })
  return shared
}

function handleVisible() {
  if (document.visibilityState !== 'visible') return
  for (const { listeners } of topics.values()) for (const listener of listeners) listener.onReady?.()
}

/** Listens to a private topic; all listeners of a topic share one channel. Returns how to stop. */
export function listen(topic: string, handlers: LiveHandlers): () => void {
  if (topics.size === 0) document.addEventListener('visibilitychange', handleVisible)
  const shared = topics.get(topic) ?? open(topic)
  topics.set(topic, shared)
  shared.listeners.add(handlers)
  if (shared.isReady) handlers.onReady?.()
  return () => {
    shared.listeners.delete(handlers)
    if (shared.listeners.size > 0 || topics.get(topic) !== shared) return
    topics.delete(topic)
    void supabase.removeChannel(shared.channel)
    if (topics.size === 0) document.removeEventListener('visibilitychange', handleVisible)
  }
}
