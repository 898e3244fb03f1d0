import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { api, apiUrl } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { readStoredAuth } from './auth-storage.ts'
import { currentAccessToken } from './auth-token.ts'
import { emptyPresence, PresenceChannel, type PresenceState } from './presence-channel.ts'

type Entry = { room: PresenceChannel; guests: number }

const entries = new Map<string, Entry>()

function handleReturn() {
  if (document.visibilityState !== 'visible') return
  for (const { room } of entries.values()) room.reconnectNow()
}

function handleHide() {
  for (const { room } of entries.values()) room.pause()
}

function enter(name: string): PresenceChannel | null {
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
    window.addEventListener('pageshow', handleReturn)
    window.addEventListener('pagehide', handleHide)
  }
  const tab = crypto.randomUUID()
  const room = new PresenceChannel({
    name,
    uid,
    load: async () => (await import('./supabase.ts')).supabase,
    say: (isTyping) => tell(name, isTyping),
    enter: () => noteRoom(name, tab),
    leave: () => leaveRoom(name, tab),
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

/** Kept from the last call: a closing page waits for nothing, and after signing out there is none to be had. */
let token: string | null = null

async function noteRoom(room: string, tab: string): Promise<readonly string[] | null> {
  try {
    token = await currentAccessToken()
    const { roomPresenceResponse } = await import('@contract/chat.ts')
    const body = { room, tab }
    return (await api.post('/presence/rooms', { body, schema: roomPresenceResponse })).here
  } catch (error) {
    // It is tried again with the next call.
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

function leaveRoom(room: string, tab: string): void {
  if (token === null) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ room, tab, isLeaving: true })
  fetch(apiUrl('/presence/rooms'), { method: 'POST', keepalive: true, headers, body }).catch(() => {
    // Nobody is there any more to be told; the tab counts for 75 seconds more.
  })
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
  window.removeEventListener('pagehide', handleHide)
}

/** A room as a component sees it. */
export type PresenceView = PresenceState & {
  /** Tells the others that the caller types: call it at every key, it is thinned out here. */
  noteTyping: () => void
  /** What was being typed is sent or gone: the others need not wait for it to run out. */
  noteStopped: () => void
}

/**
 * Who else is in a room (`room:<thread|project|chat>:<id>`; null: in none) and who of them is typing. All listeners of a
 * topic share one channel. The database says who is here and who types; names and faces are taken from rows.
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
  const say = useMemo(() => {
    const room = () => (topic === null ? undefined : entries.get(topic)?.room)
    return { noteTyping: () => room()?.noteTyping(), noteStopped: () => room()?.noteStopped() }
  }, [topic])
  return { ...state, ...say }
}
