import type { Item, ItemFields } from '@contract/items.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { tabId } from '@/lib/browser/tab-id.ts'
import { differingFields } from './pending-changes.ts'
import { openTabs } from './tab-lock.ts'

const DATABASE = 'quillport-editor'
const VERSION = 1
const DRAFTS = 'drafts'

/** Unsaved changes of an item, stored on this device. */
export type ItemDraft = {
  key: string
  itemKey: string
  tabId: string
  manuscriptId: string
  baseRevision: number
  fields: ItemFields
  /** The fields of a save without a response, which may be stored. */
  sent: ItemFields | null
  savedAt: number
}

/** True when a draft is based on another state than the item's; its own sent save is no other state. */
export function isStaleDraft(draft: ItemDraft, item: Item): boolean {
  if (draft.baseRevision === item.revision) return false
  return !draft.sent || differingFields(draft.sent, item).length > 0
}

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

/** The drafts of this device in IndexedDB; writes run in the order of the calls. */
export const deviceDrafts = {
  put: async (draft: ItemDraft): Promise<void> => void (await run('readwrite', (store) => store.put(draft))),
  remove: async (key: string): Promise<void> => void (await run('readwrite', (store) => store.delete(key))),
  findByItem: (itemKey: string) =>
    run<ItemDraft[]>('readonly', (store) => store.index('itemKey').getAll(itemKey)),
  /** The drafts of all items of a user. */
  findByUser: (userId: string) =>
    run<ItemDraft[]>('readonly', (store) =>
      store.getAll(IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)),
    ),
}

/** The drafts of closed tabs, newest first; without `living`, of all other tabs. */
const ofClosedTabs = (drafts: ItemDraft[], living: ReadonlySet<string> | null, tab: string) =>
  drafts
    .filter((draft) => draft.tabId !== tab && !living?.has(draft.tabId))
    .sort((a, b) => b.savedAt - a.savedAt)

/**
 * The newest draft of each item that closed tabs left on this device; none where the browser cannot tell which tabs are
 * open, because the draft of an open one is its own.
 */
export async function leftDraftsOf(userId: string): Promise<ItemDraft[]> {
  const living = await openTabs()
  if (!living) return []
  const newest = new Map<string, ItemDraft>()
  for (const draft of ofClosedTabs(await deviceDrafts.findByUser(userId), living, tabId))
    if (!newest.has(draft.itemKey)) newest.set(draft.itemKey, draft)
  return [...newest.values()]
}

/**
 * The drafts of one user's item, one per tab, so that tabs do not overwrite each other; a new tab restores the draft of a
 * closed one.
 */
export function draftsOf(userId: string, itemId: string, tab = tabId) {
  const itemKey = `${userId}/${itemId}`
  const key = `${itemKey}/${tab}`
  let isKept = false
  /** Writes run in order, so that a removal never overtakes an earlier write. */
  let queue: Promise<void> = Promise.resolve()
  const enqueue = (act: () => Promise<void>) => {
    queue = queue.then(act).catch((error: unknown) => reportError(error, { where: 'draft', itemId }))
    return queue
  }

  return {
    keep(draft: Pick<ItemDraft, 'manuscriptId' | 'fields' | 'baseRevision' | 'sent'>): Promise<void> {
      isKept = true
      const stored = { ...draft, key, itemKey, tabId: tab, savedAt: Date.now() }
      return enqueue(() => deviceDrafts.put(stored))
    },

    drop(): Promise<void> {
      if (!isKept) return queue
      isKept = false
      return enqueue(() => deviceDrafts.remove(key))
    },

    /** The drafts of closed tabs, newest first. */
    async findLeft(): Promise<ItemDraft[]> {
      const [drafts, living] = await Promise.all([deviceDrafts.findByItem(itemKey), openTabs()])
      return ofClosedTabs(drafts, living, tab)
    },

    /** Removes the draft of a closed tab. */
    forget: (draft: ItemDraft): Promise<void> => enqueue(() => deviceDrafts.remove(draft.key)),
  }
}
