import { readCookie, writeCookie } from './cookies.ts'
import { createStore, useStore } from './external-store.ts'
import { broadcastSettings, subscribeToSettings } from './tab-sync.ts'

/** A choice that this device remembers. */
export type Setting<T> = {
  get: () => T
  /** Applies a value, stores it on this device and sends it to the other tabs. */
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
  /** Returns the value and follows it; a React hook. */
  use: () => T
}

/** The storage of settings: cookies of 30 days or `localStorage`. */
type Medium = 'cookie' | 'device'

type GroupOptions<T> = {
  medium: Medium
  /** Makes the value from stored texts; an unknown text must give the default. */
  parse: (read: (key: string) => string | undefined) => T
  /** Returns the text to store under each key. */
  format: (value: T) => Readonly<Record<string, string>>
  /** False where each tab keeps its own value until it is loaded again. */
  isSynced?: boolean
}

/** Reads one stored text; a browser that forbids storage has stored none. */
export function readStoredText(medium: Medium, key: string): string | undefined {
  if (medium === 'cookie') return readCookie(key)
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    // Forbidden storage: the setting has its default.
    return undefined
  }
}

/** Stores one text; returns whether the browser accepted it. */
export function writeStoredText(medium: Medium, key: string, text: string): boolean {
  if (medium === 'cookie') {
    writeCookie(key, text)
    return true
  }
  try {
    localStorage.setItem(key, text)
    return true
  } catch (error) {
    console.warn(`The setting "${key}" could not be stored; it applies until the page is closed.`, error)
    return false
  }
}

/** Removes a stored text; a browser that forbids storage has stored none. */
export function removeStoredText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Forbidden storage: nothing was stored.
  }
}

function make<T>(
  { medium, parse, format, isSynced = true }: GroupOptions<T>,
  isWritten: (text: string, known: string | undefined) => boolean,
): Setting<T> {
  const store = createStore(parse((key) => readStoredText(medium, key)))
  if (isSynced)
    subscribeToSettings((changed) => {
      const known = format(store.get())
      if (Object.keys(known).every((key) => changed(key) === undefined)) return
      store.set(parse((key) => changed(key) ?? known[key]))
    })
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(next) {
      const known = format(store.get())
      const written = Object.entries(format(next)).filter(([key, text]) => isWritten(text, known[key]))
      for (const [key, text] of written) writeStoredText(medium, key, text)
      store.set(next)
      if (isSynced) broadcastSettings(Object.fromEntries(written))
    },
    use: () => useStore(store),
  }
}

/** Makes one setting out of several stored texts, of which only the changed ones are written. */
export const createSettingGroup = <T>(options: GroupOptions<T>): Setting<T> =>
  make(options, (text, known) => text !== known)

type SettingOptions<T> = {
  /** The name of the cookie or the key in `localStorage`. */
  key: string
  medium: Medium
  /** Makes the value from the stored text; an unknown text must give the default. */
  parse: (text: string | undefined) => T
  format: (value: T) => string
  isSynced?: boolean
}

/** Makes a setting that is stored as one text; `set` always writes it, so that a cookie lasts 30 more days. */
export function createSetting<T>({ key, parse, format, ...options }: SettingOptions<T>): Setting<T> {
  const group = {
    ...options,
    parse: (read: (key: string) => string | undefined) => parse(read(key)),
    format: (value: T) => ({ [key]: format(value) }),
  }
  return make(group, () => true)
}
