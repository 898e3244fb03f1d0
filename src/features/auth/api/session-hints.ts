import type { Store } from '@/lib/external-store.ts'
import { subscribeToTopic } from '@/lib/realtime/subscribe.ts'

/**
 * Reloads the session when a `session` event announces a change of role, account or sessions; the event
 * carries no data.
 */
export function followSessionHints(
  store: Pick<Store<{ user: { uid: string } | null }>, 'get' | 'subscribe'>,
  reload: () => Promise<void>,
): void {
  let followed: string | null = null
  let stop: () => void = () => undefined
  const follow = () => {
    const uid = store.get().user?.uid ?? null
    if (uid === followed) return
    stop()
    followed = uid
    stop =
      uid === null
        ? () => undefined
        : subscribeToTopic(`user:${uid}`, {
            onEvent: (event) => {
              if (event === 'session') void reload()
            },
          })
  }
  store.subscribe(follow)
  follow()
}
