import { tabId } from '@/lib/browser/tab-id.ts'

const LOCK = 'quillport-editor-tab:'

let held = false

/** Holds a browser lock until the tab ends, so that other tabs can detect that it is open. */
export function holdTabLock(): void {
  if (held || !('locks' in navigator)) return
  held = true
  void navigator.locks.request(LOCK + tabId, () => new Promise(() => {}))
}

/** The open tabs; null when this browser cannot list them. */
export async function openTabs(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null
  const { held: locks } = await navigator.locks.query()
  const names = (locks ?? []).flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))
  return new Set(names)
}
