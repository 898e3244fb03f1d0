import { api, apiUrl } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { currentAccessToken } from '@/lib/auth-token.ts'

const everyMs = 45_000
/** This tab, in the eyes of the server: others of the same person come and go by themselves. */
const tab = crypto.randomUUID()

async function beat(): Promise<void> {
  try {
    await api.post('/presence', { body: { tab } })
  } catch (error) {
    // The next beat says the same.
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Says that this person is here for as long as the tab is seen, and that the tab has gone when it closes or they sign out;
 * the server knows whether another of theirs is open. The closing word is said as well as a closing page can; without it
 * the tab counts for ninety seconds more.
 */
export function startPresence(): () => void {
  let token: string | null = null
  const here = () => {
    if (document.visibilityState !== 'visible') return
    void beat()
    // Kept at hand: a closing page waits for nothing, and after signing out there is none to be had.
    void currentAccessToken().then((current) => {
      token = current
    })
  }
  const leave = () => {
    if (token === null) return
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ tab, isLeaving: true })
    fetch(apiUrl('/presence'), { method: 'POST', keepalive: true, headers, body }).catch(() => {
      // Nobody is there any more to be told.
    })
  }
  here()
  const timer = setInterval(here, everyMs)
  document.addEventListener('visibilitychange', here)
  window.addEventListener('pageshow', here)
  window.addEventListener('pagehide', leave)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', here)
    window.removeEventListener('pageshow', here)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}
