import { api, apiUrl } from '../api/api-client.ts'
import { ApiError } from '../api/api-error.ts'
import { readStoredAuth } from '../auth/auth-storage.ts'
import { beforeSignOut } from '../auth/sign-out-tasks.ts'

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
 * Sends presence heartbeats while the tab is visible and a final one before it closes or the person signs out; without
 * that one the tab expires after 90 seconds.
 */
export function startPresenceHeartbeat(): () => void {
  let hasLeft = false
  let sending: Promise<void> | undefined
  const update = () => {
    if (document.visibilityState !== 'visible') return
    hasLeft = false
    sending = sendHeartbeat()
  }
  const leave = async () => {
    // Read from the storage, because a closing page cannot wait; a session that has ended cannot report anything.
    const token = readStoredAuth(localStorage)?.accessToken
    if (hasLeft || token === undefined) return
    hasLeft = true
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ tab, isLeaving: true })
    await fetch(apiUrl('/presence'), { method: 'POST', keepalive: true, headers, body }).catch(() => {
      // The page is closing, so the error cannot be shown.
    })
  }
  const leaveNow = () => void leave()
  // A heartbeat on its way would be refused once the session has ended, or arrive after the final one.
  const stopTask = beforeSignOut(async () => {
    await Promise.allSettled([sending])
    await leave()
  })
  update()
  const timer = setInterval(update, everyMs)
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pageshow', update)
  window.addEventListener('pagehide', leaveNow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pageshow', update)
    window.removeEventListener('pagehide', leaveNow)
    stopTask()
    leaveNow()
  }
}
