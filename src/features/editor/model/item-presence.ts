import { tabId } from '@/lib/browser/tab-id.ts'
import { createStore, type Store } from '@/lib/storage/external-store.ts'

type TabMessage = { kind: 'here' | 'hello' | 'bye' | 'saved'; tab: string }

const openChannel = (itemId: string) =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`quillport:item:${itemId}`) : null
const post = (channel: BroadcastChannel | null, kind: TabMessage['kind']) =>
  channel?.postMessage({ kind, tab: tabId } satisfies TabMessage)

/** Tells the other tabs of this browser that this one has saved the item. */
export function broadcastSaved(itemId: string): void {
  const channel = openChannel(itemId)
  post(channel, 'saved')
  channel?.close()
}

/**
 * Tracks other tabs of this browser with the same item open; without BroadcastChannel, Realtime events and
 * revisions still protect every save.
 */
export function joinItem(itemId: string, onSavedElsewhere: () => void) {
  const others = new Set<string>()
  const count: Store<number> = createStore(0)
  const channel = openChannel(itemId)
  const receive = ({ data }: MessageEvent<TabMessage>) => {
    if (data.tab === tabId) return
    // A tab also saves after it has left the item.
    if (data.kind === 'saved') return onSavedElsewhere()
    if (data.kind === 'bye') others.delete(data.tab)
    else others.add(data.tab)
    if (data.kind === 'hello') post(channel, 'here')
    count.set(others.size)
  }
  const leave = () => post(channel, 'bye')
  channel?.addEventListener('message', receive)
  window.addEventListener('pagehide', leave)
  post(channel, 'hello')
  return {
    /** The number of other tabs that have the item open. */
    others: count,
    close() {
      leave()
      window.removeEventListener('pagehide', leave)
      channel?.close()
    },
  }
}
