import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { storedUserId } from '../auth/auth-storage.ts'
import { emptyPresence, PresenceChannel, type PresenceState } from './presence-channel.ts'

type Entry = { room: PresenceChannel; guests: number }

const entries = new Map<string, Entry>()

function handleReturn() {
  if (document.visibilityState !== 'visible') return
  for (const { room } of entries.values()) room.reconnectNow()
}

function enter(name: string): PresenceChannel | null {
  const known = entries.get(name)
  if (known) {
    known.guests += 1
    return known.room
  }
  const uid = storedUserId()
  if (uid === null) return null
  if (entries.size === 0) {
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('online', handleReturn)
    window.addEventListener('pageshow', handleReturn)
  }
  const room = new PresenceChannel({
    name,
    uid,
    load: async () => (await import('../api/supabase.ts')).supabase,
  })
  entries.set(name, { room, guests: 1 })
  return room
}

function leave(name: string, room: PresenceChannel): void {
  const entry = entries.get(name)
  if (!entry || entry.room !== room) return
  entry.guests -= 1
  if (entry.guests > 0) return
  entries.delete(name)
  room.close()
  if (entries.size > 0) return
  document.removeEventListener('visibilitychange', handleReturn)
  window.removeEventListener('online', handleReturn)
  window.removeEventListener('pageshow', handleReturn)
}

/** The presence state and its actions for a component. */
export type PresenceView = PresenceState & {
  /** Broadcasts that the caller types; call it at every key, the channel throttles it. */
  noteTyping: () => void
  /** Broadcasts that the text was sent or cleared, so that others do not wait for the timeout. */
  noteStopped: () => void
}

/**
 * The presence state of a topic (`room:<thread|project|chat>:<id>`; null for none); all listeners of a topic
 * share one channel. Names come from rows.
 */
export function usePresence(topic: string | null): PresenceView {
  const follow = useCallback(
    (onChange: () => void) => {
      const room = topic === null ? null : enter(topic)
      if (topic === null || !room) return () => undefined
      const stop = room.state.subscribe(onChange)
      return () => {
        stop()
        leave(topic, room)
      }
    },
    [topic],
  )
  const read = useCallback(
    () => (topic === null ? undefined : entries.get(topic))?.room.state.get() ?? emptyPresence,
    [topic],
  )
  const state = useSyncExternalStore(follow, read, read)
  const actions = useMemo(() => {
    const room = () => (topic === null ? undefined : entries.get(topic)?.room)
    return { noteTyping: () => room()?.noteTyping(), noteStopped: () => room()?.noteStopped() }
  }, [topic])
  return { ...state, ...actions }
}
