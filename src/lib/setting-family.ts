import { readStoredText, removeStoredText, type Setting, writeStoredText } from './create-setting.ts'
import { createStore, useStore } from './external-store.ts'

type FamilyOptions<T> = {
  /** Returns the key in `localStorage` for one member, such as a table or an account. */
  keyOf: (id: string) => string
  parse: (text: string | undefined) => T
  /** Returns the text to store; null removes the stored text. */
  format: (value: T) => string | null
}

/**
 * Makes one setting for each table, account or manuscript. A member that no component follows is read from the storage
 * again, so that it shows what another tab stored.
 */
export function createSettingFamily<T>({ keyOf, parse, format }: FamilyOptions<T>) {
  const members = new Map<string, Setting<T>>()
  const open = (key: string): Setting<T> => {
    let text = readStoredText('device', key)
    let followers = 0
    let isStored = true
    const store = createStore(parse(text))
    const get = () => {
      const now = followers === 0 && isStored ? readStoredText('device', key) : text
      if (now !== text) {
        text = now
        store.set(parse(now))
      }
      return store.get()
    }
    const subscribe = (listener: () => void) => {
      followers += 1
      const stop = store.subscribe(listener)
      return () => {
        followers -= 1
        stop()
      }
    }
    return {
      get,
      subscribe,
      set(next) {
        text = format(next) ?? undefined
        if (text === undefined) removeStoredText(key)
        isStored = text === undefined || writeStoredText('device', key, text)
        store.set(next)
      },
      use: () => useStore({ ...store, get, subscribe }),
    }
  }
  return (id: string): Setting<T> => {
    const known = members.get(id) ?? open(keyOf(id))
    members.set(id, known)
    return known
  }
}
