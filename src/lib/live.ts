import type { RealtimeChannel } from '@supabase/supabase-js'
import { reportError } from './report-error.ts'

/** What a listener hears. Events are hints: fetch what they speak of, do not believe their payload. */
export type LiveHandlers = {
  onEvent: (event: string, payload: Readonly<Record<string, unknown>>) => void
  /** The channel is (again) open or the tab is back: something may have been missed, so fetch. */
  onReady?: () => void
}

type Topic = { listeners: Set<LiveHandlers>; isReady: boolean; close: () => void }

const topics = new Map<string, Topic>()

const toFacts = (payload: unknown): Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {}

async function connect(name: string, topic: Topic) {
  const { supabase } = await import('./supabase.ts')
  if (topics.get(name) !== topic) return
  const channel: RealtimeChannel = supabase.channel(name, { config: { private: true } })
  topic.close = () => void supabase.removeChannel(channel)
  channel
    .on('broadcast', { event: '*' }, (message) => {
      for (const listener of [...topic.listeners]) listener.onEvent(message.event, toFacts(message.payload))
    })
    .subscribe((status) => {
      topic.isReady = status === 'SUBSCRIBED'
      if (topic.isReady) for (const listener of [...topic.listeners]) listener.onReady?.()
    })
}

function handleVisible() {
  if (document.visibilityState !== 'visible') return
  for (const { listeners } of topics.values()) for (const listener of listeners) listener.onReady?.()
}

function open(name: string): Topic {
  if (topics.size === 0) document.addEventListener('visibilitychange', handleVisible)
  const topic: Topic = { listeners: new Set(), isReady: false, close: () => undefined }
  topics.set(name, topic)
  connect(name, topic).catch((error: unknown) => reportError(error, { where: 'live', topic: name }))
  return topic
}

/** Listens to a private topic; all listeners of a topic share one channel. Returns how to stop. */
export function listen(name: string, handlers: LiveHandlers): () => void {
  const topic = topics.get(name) ?? open(name)
  topic.listeners.add(handlers)
  if (topic.isReady) handlers.onReady?.()
  return () => {
    topic.listeners.delete(handlers)
    if (topic.listeners.size > 0 || topics.get(name) !== topic) return
    topics.delete(name)
    topic.close()
    if (topics.size === 0) document.removeEventListener('visibilitychange', handleVisible)
  }
}
