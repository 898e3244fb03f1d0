import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { api } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { readStoredAuth } from './auth-storage.ts'
import { emptyRoom, Room, type RoomState } from './room-topic.ts'

type Entry = { room: Room; guests: number }

const entries = new Map<string, Entry>()

function handleReturn() {
  if (document.visibilityState !== 'visible') return
  for (const { room } of entries.values()) room.hurry()
}

function enter(name: string): Room | null {
  const known = entries.get(name)
  if (known) {
    known.guests += 1
    return known.room
  }
  const uid = readStoredAuth(localStorage)?.userId
  if (uid === undefined) return null
  if (entries.size === 0) {
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('online', handleReturn)
  }
  const room = new Room({
    name,
    uid,
    load: async () => (await import('./supabase.ts')).supabase,
    say: (isTyping) => tell(name, isTyping),
  })
  entries.set(name, { room, guests: 1 })
  return room
}

async function tell(room: string, isTyping: boolean): Promise<void> {
  try {
    await api.post('/presence/typing', { body: { room, isTyping } })
  } catch (error) {
    // Nobody waits for it, and the next word is said anew.
    if (!(error instanceof ApiError)) throw error
  }
}

function leave(name: string, room: Room): void {
  const entry = entries.get(name)
  if (!entry || entry.room !== room) return
  entry.guests -= 1
  if (entry.guests > 0) return
  entries.delete(name)
  room.close()
  if (entries.size > 0) return
  document.removeEventListener('visibilitychange', handleReturn)
  window.removeEventListener('online', handleReturn)
}

/** A room as a component sees it. */
export type RoomView = RoomState & {
  /** Tells the others that the caller types: call it at every key, it is thinned out here. */
  noteTyping: () => void
  /** What was being typed is sent or gone: the others need not wait for it to run out. */
  noteStopped: () => void
}

/**
 * Who else is in a room (`room:<thread|project|chat>:<id>`; null: in none) and who of them is typing. All listeners of a
 * topic share one channel. Who types is the database's word; who is here is no more than what the others' browsers claim: show only
 * people whose rows are at hand.
 */
export function useRoom(topic: string | null): RoomView {
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
    () => (topic === null ? undefined : entries.get(topic))?.room.state.get() ?? emptyRoom,
    [topic],
  )
  const state = useSyncExternalStore(follow, read, read)
  const say = useMemo(() => {
    const room = () => (topic === null ? undefined : entries.get(topic)?.room)
    return { noteTyping: () => room()?.noteTyping(), noteStopped: () => room()?.noteStopped() }
  }, [topic])
  return { ...state, ...say }
}
