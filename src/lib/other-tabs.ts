const readers = new Set<() => void>()
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('quillport-settings')
  // Whatever is said: a tab reads for itself what the browser remembers.
  channel.onmessage = () => {
    for (const read of readers) read()
  }
  return channel
}

/** Tells the browser's other tabs that something remembered has changed. */
export const tellOtherTabs = (): void => open()?.postMessage(null)

/** Reads anew what is remembered whenever another tab has changed something, for as long as the page lives. */
export function followOtherTabs(read: () => void): void {
  readers.add(read)
  open()
}
