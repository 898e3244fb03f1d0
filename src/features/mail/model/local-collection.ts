import { createStore, type Store, useStore } from '@/lib/external-store.ts'

/** Things of one account kept on this device by id, in step with the browser's other tabs. */
export type LocalCollection<T extends { id: string }> = {
  get: (id: string) => T | undefined
  all: () => readonly T[]
  put: (thing: T) => void
  drop: (id: string) => void
  store: Store<readonly T[]>
}

/**
 * Opens what is kept under a name for an account. It is written at once and without waiting, so that the last key before
 * a reload counts; what the device has no room for stays in memory.
 */
export function openCollection<T extends { id: string }>(
  name: string,
  uid: string,
  isThing: (value: unknown) => value is T,
): LocalCollection<T> {
  const prefix = `quillport-mail-${name}:${uid}:`
  const read = (): readonly T[] => {
    const things: T[] = []
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at)
      if (!key?.startsWith(prefix)) continue
      const thing = parse(localStorage.getItem(key))
      if (isThing(thing)) things.push(thing)
    }
    return things.sort((a, b) => (a.id < b.id ? -1 : 1))
  }
  const store = createStore<readonly T[]>(read())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) store.set(read())
  })
  const without = (id: string) => store.get().filter((thing) => thing.id !== id)
  return {
    store,
    all: store.get,
    get: (id) => store.get().find((thing) => thing.id === id),
    put(thing) {
      try {
        localStorage.setItem(prefix + thing.id, JSON.stringify(thing))
      } catch (error) {
        console.warn('This device has no room left for what is being written.', error)
      }
      store.set([...without(thing.id), thing])
    },
    drop(id) {
      localStorage.removeItem(prefix + id)
      store.set(without(id))
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Something else wrote under our name; it is none of ours.
    return null
  }
}

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Makes a place for one kind of things: a shelf an account, opened once. */
export function localCollections<T extends { id: string }>(name: string, mark: keyof T & string) {
  const open = new Map<string, LocalCollection<T>>()
  const isThing = (value: unknown): value is T => hasId(value) && mark in value
  const of = (uid: string): LocalCollection<T> => {
    const known = open.get(uid) ?? openCollection<T>(name, uid, isThing)
    open.set(uid, known)
    return known
  }
  return { of, useAll: (uid: string): readonly T[] => useStore(of(uid).store) }
}
