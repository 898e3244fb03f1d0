import type { sessionResponse } from '@contract/session.ts'
import { api } from '@/lib/api/api-client.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'

/** Result of a check: its duration and an optional detail, without formatted text. */
export type Finding = { ms: number; detail?: string }

/** A check that takes longer than this counts as failed. */
const timeoutMs = 8000

const timed = async (work: () => Promise<string | undefined>): Promise<Finding> => {
  const start = performance.now()
  const detail = await work()
  return { ms: Math.round(performance.now() - start), ...(detail ? { detail } : {}) }
}

/** Checks that the API and its database respond. */
export const checkApi = () =>
  timed(async () => {
    await api.get('/health')
    return undefined
  })

/** Checks that the session is valid and returns its role. */
export const checkSession = () =>
  timed(async () => (await api.get<typeof sessionResponse>('/session')).userData.role)

/** Subscribes to the user's own private channel over the shared Realtime connection. */
export const checkRealtime = (uid: string) =>
  timed(
    () =>
      new Promise((resolve, reject) => {
        let stop: (() => void) | null = null
        const end = (act: () => void) => {
          clearTimeout(timer)
          act()
          // Deferred because the callback may run before `stop` is assigned.
          queueMicrotask(() => stop?.())
        }
        const timer = setTimeout(() => end(() => reject(new Error('No response'))), timeoutMs)
        stop = subscribeToTopic(`user:${uid}`, {
          onEvent: () => undefined,
          onReady: () => end(() => resolve(undefined)),
        })
      }),
  )

/** Checks Storage by listing the user's own avatar folder. */
export const checkStorage = (uid: string) =>
  timed(async () => {
    const { supabase } = await import('@/lib/api/supabase.ts')
    const { error } = await supabase.storage.from('avatars').list(uid, { limit: 1 })
    if (error) throw error
    return undefined
  })
