/** A tab that has not said so for this long is gone: it was killed. */
const freshMs = 120_000
const key = 'quillport-tabs'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function read(store: Store, now: number): Record<string, number> {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const fresh = Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < freshMs,
    )
    return Object.fromEntries(fresh)
  } catch {
    // Damaged text: nothing is known of other tabs, and each says so again soon.
    return {}
  }
}

/** Notes that a tab of this browser is open. */
export function noteTab(store: Store, id: string, now = Date.now()): void {
  store.setItem(key, JSON.stringify({ ...read(store, now), [id]: now }))
}

/** Notes that a tab closes; true when it was the last one. */
export function dropTab(store: Store, id: string, now = Date.now()): boolean {
  const { [id]: _gone, ...others } = read(store, now)
  const isLast = Object.keys(others).length === 0
  if (isLast) store.removeItem(key)
  else store.setItem(key, JSON.stringify(others))
  return isLast
}
