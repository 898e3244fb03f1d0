import { readCookie, writeCookie } from './cookies.ts'
import { createStore, useStore } from './external-store.ts'

/** A choice that this device remembers. */
export type Setting<T> = {
  get: () => T
  /** Applies a value and stores it on this device, which changes it in the other tabs too. */
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
  /** Returns the value and follows it; a React hook. */
  use: () => T
}

type Options<T> = {
  /** The key in `localStorage`, or the name of the cookie. */
  key: string
  /** Makes the value from the stored text; an unknown text must give the default. */
  parse: (text: string | undefined) => T
  /** Returns the text to store; null removes the stored text. */
  format: (value: T) => string | null
  /** True for a cookie of 30 days, of which `localStorage` has a copy, because its event tells other tabs. */
  isCookie?: boolean
  /** False where each tab keeps its own value until it is loaded again. */
  isSynced?: boolean
}

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // Forbidden storage: the setting has its default.
    return undefined
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    console.warn(`The setting "${key}" could not be stored; it applies until the page is closed.`, error)
  }
}

/** Makes a setting that is stored as one text; `set` always writes it, so that a cookie lasts 30 more days. */
export function createSetting<T>(options: Options<T>): Setting<T> {
  const { key, parse, format, isCookie = false, isSynced = true } = options
  const storageKey = isCookie ? `quillport-${key}` : key
  const store = createStore(parse(isCookie ? readCookie(key) : readText(key)))
  const follow = (event: StorageEvent) => {
    // The storage was cleared, but not the cookies.
    const isCleared = event.key === null && !isCookie
    // The event has the value, because a tab could still read the old cookie.
    if (isCleared || (isSynced && event.key === storageKey)) store.set(parse(event.newValue ?? undefined))
  }
  if ('window' in globalThis) window.addEventListener('storage', follow)
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(next) {
      const text = format(next)
      if (isCookie && text !== null) writeCookie(key, text)
      writeText(storageKey, text)
      store.set(next)
    },
    use: () => useStore(store),
  }
}

/** Makes one setting for each table, account or manuscript, when it is used first. */
export function createSettings<T>({
  keyOf,
  ...options
}: Omit<Options<T>, 'key'> & { keyOf: (id: string) => string }): (id: string) => Setting<T> {
  const made = new Map<string, Setting<T>>()
  return (id) => {
    const setting = made.get(id) ?? createSetting({ ...options, key: keyOf(id) })
    made.set(id, setting)
    return setting
  }
}
