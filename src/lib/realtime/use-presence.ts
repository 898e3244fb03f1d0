import type { roomPresenceResponse } from '@contract/chat.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { api, apiUrl } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { readStoredAuth, storedUserId } from '../auth/auth-storage.ts'
import { beforeSignOut } from '../auth/sign-out-tasks.ts'
import { importWithRetry } from '../routing/import-with-retry.ts'
import { emptyPresence, PresenceChannel, type PresenceState } from './presence-channel.ts'

type Entry = { room: PresenceChannel; guests: number }

const entries = new Map<string, Entry>()

function handleReturn() {
  if (document.visibilityState !== 'visible') return
  for (const { room } of entries.values()) room.reconnectNow()
}

const pauseAll = () => Promise.all([...entries.values()].map(({ room }) => room.pause()))
const handleHide = () => void pauseAll()
let stopTask = () => {}

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
    window.addEventListener('pagehide', handleHide)
    stopTask = beforeSignOut(pauseAll)
  }
  const tab = crypto.randomUUID()
  const room = new PresenceChannel({
    name,
    uid,
    load: async () => (await importWithRetry(() => import('../api/supabase.ts'))).supabase,
    sendTyping: (isTyping) => sendTyping(name, isTyping),
    enter: () => noteRoom(name, tab),
    leave: () => leaveRoom(name, tab),
  })
  entries.set(name, { room, guests: 1 })
  return room
}

async function sendTyping(room: string, isTyping: boolean): Promise<void> {
  try {
    await api.post('/presence/typing', { body: { room, isTyping } })
  } catch (error) {
    // A lost typing event is harmless; the next one replaces it.
    if (!(error instanceof ApiError)) throw error
  }
}

async function noteRoom(room: string, tab: string): Promise<readonly string[] | null> {
  try {
    const body = { room, tab }
    return (await api.post<typeof roomPresenceResponse>('/presence/rooms', { body })).here
  } catch (error) {
    // The next heartbeat retries.
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

async function leaveRoom(room: string, tab: string): Promise<void> {
  // Read from the storage, because a closing page cannot wait; a session that has ended cannot report anything.
  const token = readStoredAuth(localStorage)?.accessToken
  if (token === undefined) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ room, tab, isLeaving: true })
  await fetch(apiUrl('/presence/rooms'), { method: 'POST', keepalive: true, headers, body }).catch(() => {
    // The page is closing, so the error has no reader; the server drops the tab after 75 seconds.
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
  stopTask()
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
