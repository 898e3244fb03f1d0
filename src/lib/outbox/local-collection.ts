import { createStore, type Store, useStore } from '../storage/external-store.ts'

/** Records of one account, stored on this device by id and kept in step with the other tabs. */
export type LocalCollection<T extends { id: string }> = {
  get: (id: string) => T | undefined
  all: () => readonly T[]
  put: (record: T) => void
  /** Changes a record; one that was dropped stays dropped. */
  change: (id: string, changes: Partial<T>) => void
  drop: (id: string) => void
  store: Store<readonly T[]>
}

type CollectionOptions<T> = {
  name: string
  isRecord: (value: unknown) => value is T
}

/**
 * Opens the records of one account; `put` stores synchronously, so that a reload finds the record (decision 0031), or
 * in memory without room.
 */
function openCollection<T extends { id: string }>(
  uid: string,
  { name, isRecord }: CollectionOptions<T>,
): LocalCollection<T> {
  const prefix = `quillport-${name}:${uid}:`
  const read = (): readonly T[] => {
    const records: T[] = []
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at)
      if (!key?.startsWith(prefix)) continue
      const record = parse(localStorage.getItem(key))
      if (isRecord(record)) records.push(record)
    }
    return records.sort((a, b) => (a.id < b.id ? -1 : 1))
  }
  const store = createStore<readonly T[]>(read())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) store.set(read())
  })
  const get = (id: string) => store.get().find((record) => record.id === id)
  const put = (record: T) => {
    try {
      localStorage.setItem(prefix + record.id, JSON.stringify(record))
    } catch (error) {
      console.warn('This device has no room left for what is being written.', error)
    }
    const now = store.get()
    const isKnown = now.some(({ id }) => id === record.id)
    store.set(isKnown ? now.map((one) => (one.id === record.id ? record : one)) : [...now, record])
  }
  return {
    store,
    all: store.get,
    get,
    put,
    change(id, changes) {
      const known = get(id)
      if (known) put({ ...known, ...changes })
    },
    drop(id) {
      localStorage.removeItem(prefix + id)
      store.set(store.get().filter((record) => record.id !== id))
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // The value was not written by this app and is no record.
    return null
  }
}

/** Returns whether a stored value is a record with an id. */
export const hasRecordId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Makes collections of one kind, one for each account, opened at first use. */
export function localCollections<T extends { id: string }>(options: CollectionOptions<T>) {
  const open = new Map<string, LocalCollection<T>>()
  const of = (uid: string): LocalCollection<T> => {
    const known = open.get(uid) ?? openCollection<T>(uid, options)
    open.set(uid, known)
    return known
  }
  return { of, useAll: (uid: string): readonly T[] => useStore(of(uid).store) }
}
