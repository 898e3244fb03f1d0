import { api, apiUrl } from '../api-client.ts'
import { ApiError } from '../api-error.ts'
import { currentAccessToken } from '../auth-token.ts'

const everyMs = 45_000
/** The id of this tab on the server, which counts the tabs of a user. */
const tab = crypto.randomUUID()

async function sendHeartbeat(): Promise<void> {
  try {
    await api.post('/presence', { body: { tab } })
  } catch (error) {
    // The next heartbeat sends the same state.
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Sends presence heartbeats while the tab is visible and a final one when it closes; without that one the tab
 * expires after 90 seconds.
 */
export function startPresenceHeartbeat(): () => void {
  let token: string | null = null
  const update = () => {
    if (document.visibilityState !== 'visible') return
    void sendHeartbeat()
    // Kept in memory, because a closing page cannot wait and a signed-out user has no token.
    void currentAccessToken().then((current) => {
      token = current
    })
  }
  const leave = () => {
    if (token === null) return
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ tab, isLeaving: true })
    fetch(apiUrl('/presence'), { method: 'POST', keepalive: true, headers, body }).catch(() => {
      // The page is closing, so the error cannot be shown.
    })
  }
  update()
  const timer = setInterval(update, everyMs)
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pageshow', update)
  window.addEventListener('pagehide', leave)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pageshow', update)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}
