import type { Store } from '@/lib/external-store.ts'
import { subscribeToTopic } from '@/lib/live.ts'

/**
 * Looks anew at who is signed in when the server says that it changed: a role, a closed account, a session that was ended
 * from another browser. The hint says nothing itself; the answer of the server does.
 */
export function followSessionHints(
  store: Pick<Store<{ user: { uid: string } | null }>, 'get' | 'subscribe'>,
  look: () => Promise<void>,
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
              if (event === 'session') void look()
            },
          })
  }
  store.subscribe(follow)
  follow()
}
