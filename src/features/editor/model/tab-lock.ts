const LOCK = 'quillport-editor-tab:'

/** Who this tab is, for as long as it lives: a reloaded tab is another one. */
export const tabId: string = crypto.randomUUID()

let held = false

/** Holds a lock the browser drops when the tab ends in any way, so that others can tell a living tab from a dead one. */
export function holdTabLock(): void {
  if (held || !('locks' in navigator)) return
  held = true
  void navigator.locks.request(LOCK + tabId, () => new Promise(() => {}))
}

/** The tabs that live now; null when this browser cannot tell. */
export async function openTabs(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null
  const { held: locks } = await navigator.locks.query()
  const names = (locks ?? []).flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []))
  return new Set(names)
}
