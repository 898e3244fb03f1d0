import { api, apiUrl } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { accessToken } from '@/lib/auth-token.ts'
import { dropTab, noteTab } from '../model/tabs.ts'

const everyMs = 45_000
const tab = crypto.randomUUID()

async function beat(): Promise<void> {
  try {
    await api.post('/presence', { body: {} })
  } catch (error) {
    // The next beat says the same.
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Says that this person is here for as long as a tab is seen, and that they have gone when the last one closes or they
 * sign out. The closing word is said as well as a closing page can; without it they are gone ninety seconds later.
 */
export function startPresence(): () => void {
  let token: string | null = null
  const here = () => {
    if (document.visibilityState !== 'visible') return
    noteTab(localStorage, tab)
    void beat()
    // Kept at hand: a closing page waits for nothing, and after signing out there is none to be had.
    void accessToken().then((current) => {
      token = current
    })
  }
  const leave = () => {
    if (!dropTab(localStorage, tab) || token === null) return
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ isLeaving: true })
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
