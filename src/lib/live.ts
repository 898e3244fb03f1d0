import { createStore, useStore } from './external-store.ts'
import { RealtimeTopic } from './realtime-channel.ts'

/** What a listener hears. Events are hints: fetch what they speak of, do not believe their payload. */
export type LiveHandlers = {
  onEvent: (event: string, payload: Readonly<Record<string, unknown>>) => void
  /** The channel is (again) open or the tab is back: something may have been missed, so fetch. */
  onReady?: () => void
}

type Entry = { listeners: Set<LiveHandlers>; topic: RealtimeTopic }

const entries = new Map<string, Entry>()
const interrupted = createStore(false)

const toFacts = (payload: unknown): Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {}

const note = () => interrupted.set([...entries.values()].some(({ topic }) => topic.isLate))

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
    load: async () => (await import('./supabase.ts')).supabase,
    onEvent: (event, payload) => {
      for (const listener of [...listeners]) listener.onEvent(event, toFacts(payload))
    },
    onReady: () => {
      for (const listener of [...listeners]) listener.onReady?.()
    },
    onChange: note,
  })
  const entry = { listeners, topic }
  entries.set(name, entry)
  return entry
}

/** Listens to a private topic; all listeners of a topic share one channel. Returns how to stop. */
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

/** Whether something that should arrive by itself has not been able to for some seconds. */
export const useIsLiveInterrupted = (): boolean => useStore(interrupted)
