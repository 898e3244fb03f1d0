import { sessionResponse } from '@contract/session.ts'
import { api } from '@/lib/api-client.ts'
import { subscribeToTopic } from '@/lib/live.ts'

/** What a check found, said with values only; the screen words it. */
export type Finding = { ms: number; detail?: string }

/** How long a part may take to answer before it counts as unreachable. */
const patienceMs = 8000

const timed = async (work: () => Promise<string | undefined>): Promise<Finding> => {
  const start = performance.now()
  const detail = await work()
  return { ms: Math.round(performance.now() - start), ...(detail ? { detail } : {}) }
}

/** Whether the function and its database answer, and how fast. */
export const checkApi = () =>
  timed(async () => {
    await api.get('/health')
    return undefined
  })

/** Whether the session still holds, and under which role. */
export const checkSession = () =>
  timed(async () => (await api.get('/session', { schema: sessionResponse })).userData.role)

/** Whether a private topic opens: the one's own, on the connection everything live shares. */
export const checkRealtime = (uid: string) =>
  timed(
    () =>
      new Promise((resolve, reject) => {
        let stop: (() => void) | null = null
        const end = (act: () => void) => {
          clearTimeout(timer)
          act()
          // The first answer may come before there is something to stop.
          queueMicrotask(() => stop?.())
        }
        const timer = setTimeout(() => end(() => reject(new Error('No answer'))), patienceMs)
        stop = subscribeToTopic(`user:${uid}`, {
          onEvent: () => undefined,
          onReady: () => end(() => resolve(undefined)),
        })
      }),
  )

/** Whether files can be reached, by listing one's own pictures. */
export const checkStorage = (uid: string) =>
  timed(async () => {
    const { supabase } = await import('@/lib/supabase.ts')
    const { error } = await supabase.storage.from('avatars').list(uid, { limit: 1 })
    if (error) throw error
    return undefined
  })
