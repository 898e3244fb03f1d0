import { tabId } from '@/lib/browser/tab-id.ts'
import { createStore, type Store } from '@/lib/storage/external-store.ts'

type TabMessage = { kind: 'here' | 'hello' | 'bye' | 'saved'; tab: string }

/**
 * Tracks other tabs of this browser with the same item open; without BroadcastChannel, Realtime events and
 * revisions still protect every save.
 */
export function joinItem(itemId: string, onSavedElsewhere: () => void) {
  const others = new Set<string>()
  const count: Store<number> = createStore(0)
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`quillport:item:${itemId}`) : null
  const post = (kind: TabMessage['kind']) => channel?.postMessage({ kind, tab: tabId } satisfies TabMessage)
  const receive = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tab === tabId) return
    if (data.kind === 'bye') others.delete(data.tab)
    else others.add(data.tab)
    if (data.kind === 'hello') post('here')
    if (data.kind === 'saved') onSavedElsewhere()
    count.set(others.size)
  }
  const leave = () => post('bye')
  channel?.addEventListener('message', receive)
  window.addEventListener('pagehide', leave)
  post('hello')
  return {
    /** The number of other tabs that have the item open. */
    others: count,
    broadcastSaved: () => post('saved'),
    close() {
      leave()
      window.removeEventListener('pagehide', leave)
      channel?.close()
    },
  }
}
export type ItemPresence = ReturnType<typeof joinItem>
