import { subscribeToTopic } from '@/lib/live.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { reloadSession, sessionStore } from './session.ts'

let stop: (() => void) | null = null
let heard: string | null = null

function follow() {
  const uid = sessionStore.get().user?.uid ?? null
  if (uid === heard) return
  stop?.()
  stop = null
  heard = uid
  if (uid === null) return
  let isFirst = true
  stop = subscribeToTopic(`user:${uid}`, {
    onEvent: (event) => {
      if (event === 'session') void reloadSession()
    },
    onReady: () => {
      // The start has asked already; after a lost connection or a sleeping tab a hint may have been missed.
      if (!isFirst) void reloadSession()
      isFirst = false
    },
  })
}

/** Hears at once when somebody's role, its rules or their account change: the guard and every button ask again. */
export function startLiveSession(): void {
  // Not before the first screen: listening brings the client of Realtime with it.
  whenIdle(() => {
    sessionStore.subscribe(follow)
    follow()
  })
}
