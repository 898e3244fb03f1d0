import { isOwnHint } from '../browser/tab-id.ts'
import { createStore, useStore } from '../storage/external-store.ts'
import { RealtimeTopic } from './topic.ts'

/** A listener's callbacks. Events are hints: refetch the data, never trust the payload. */
export type LiveHandlers = {
  onEvent: (event: string, payload: Readonly<Record<string, unknown>>) => void
  /** The channel opened again or the tab became visible: events may have been missed, so refetch. */
  onReady?: () => void
  /** The server refuses the topic to this person. */
  onRefused?: () => void
}

type Entry = { listeners: Set<LiveHandlers>; topic: RealtimeTopic }

const entries = new Map<string, Entry>()
const interrupted = createStore(false)

const toFacts = (payload: unknown): Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {}

/** Notes an interruption, and writes on the page whether every topic is open (`data-live`), which tests wait for. */
function note(): void {
  const topics = [...entries.values()].map(({ topic }) => topic)
  interrupted.set(topics.some(({ isLate }) => isLate))
  const isJoined = topics.length > 0 && topics.every(({ isReady }) => isReady)
  document.documentElement.dataset.live = isJoined ? 'joined' : 'joining'
}

function handleReturn() {
  if (document.visibilityState !== 'visible') return
  for (const { listeners, topic } of entries.values()) {
    topic.reconnectNow()
    for (const listener of listeners) listener.onReady?.()
  }
}

function open(name: string): Entry {
  if (entries.size === 0) {
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('online', handleReturn)
  }
  const listeners = new Set<LiveHandlers>()
  const topic = new RealtimeTopic({
    name,
    load: async () => (await import('../api/supabase.ts')).supabase,
    onEvent: (event, payload) => {
      const facts = toFacts(payload)
      if (isOwnHint(facts)) return
      for (const listener of [...listeners]) listener.onEvent(event, facts)
    },
    onReady: () => {
      note()
      for (const listener of [...listeners]) listener.onReady?.()
    },
    onRefused: () => {
      for (const listener of [...listeners]) listener.onRefused?.()
    },
    onChange: note,
  })
  const entry = { listeners, topic }
  entries.set(name, entry)
  note()
  return entry
}

/**
 * Subscribes to a private topic and returns the unsubscribe function; all listeners of a topic share one
 * channel.
 */
export function subscribeToTopic(name: string, handlers: LiveHandlers): () => void {
  const entry = entries.get(name) ?? open(name)
  entry.listeners.add(handlers)
  if (entry.topic.isReady) handlers.onReady?.()
  return () => {
    entry.listeners.delete(handlers)
    if (entry.listeners.size > 0 || entries.get(name) !== entry) return
    entries.delete(name)
    entry.topic.close()
    note()
    if (entries.size > 0) return
    document.removeEventListener('visibilitychange', handleReturn)
    window.removeEventListener('online', handleReturn)
  }
}

/** True when live updates have been interrupted for several seconds. */
export const useIsLiveInterrupted = (): boolean => useStore(interrupted)
