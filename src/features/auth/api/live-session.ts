import { afterFirstScreen } from '@/lib/browser/after-first-screen.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'
import { reloadSession, sessionStore } from './session.ts'

let stop: (() => void) | null = null
let subscribedUid: string | null = null

function follow() {
  const uid = sessionStore.get().user?.uid ?? null
  if (uid === subscribedUid) return
  stop?.()
  stop = null
  subscribedUid = uid
  if (uid === null) return
  stop = subscribeToTopic(`user:${uid}`, {
    onEvent: (event) => {
      if (event === 'session') void reloadSession()
    },
    // Also after the first subscription: an event after the first request would leave a person signed in on the screen.
    onReady: () => void reloadSession(),
    // The event of a person who was deactivated before the topic opened is lost, and the topic never opens.
    onRefused: () => void reloadSession(),
  })
}

/** Reloads the session on Realtime events when the user's role, rules or account change. */
export function startLiveSession(): void {
  // Subscribes after the first screen, because subscribing loads the Realtime client.
  afterFirstScreen(() => {
    sessionStore.subscribe(follow)
    follow()
  })
}
