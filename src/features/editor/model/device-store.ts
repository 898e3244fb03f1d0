const DATABASE = 'quillport-editor'
const VERSION = 1
const DRAFTS = 'drafts'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(DRAFTS, { keyPath: 'key' }).createIndex('itemKey', 'itemKey')
    }
    request.onsuccess = () => {
      const database = request.result
      // Closes for a newer version of the app in another tab, which waits for this connection.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(DRAFTS, mode)
    const request = act(transaction.objectStore(DRAFTS))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** A stored record, found by its item. */
export type DeviceRecord = { key: string; itemKey: string }

/** The storage of drafts on this device. */
export type DeviceStore<T extends DeviceRecord> = {
  put: (record: T) => Promise<void>
  remove: (key: string) => Promise<void>
  findByItem: (itemKey: string) => Promise<T[]>
}

/** Stores records in IndexedDB; writes run in the order of the calls. */
export function indexedDbStore<T extends DeviceRecord>(): DeviceStore<T> {
  return {
    put: async (record) => void (await run('readwrite', (store) => store.put(record))),
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
    findByItem: (itemKey) =>
      run('readonly', (store) => store.index('itemKey').getAll(itemKey) as IDBRequest<T[]>),
  }
}
