import type { DeviceRecord, DeviceStore } from './device-store.ts'
import type { ItemFields } from './pending-changes.ts'

/** What was written and not yet saved, as it lies on this device. */
export type ItemDraft = DeviceRecord & {
  tabId: string
  baseRevision: number
  fields: ItemFields
  savedAt: number
}

type DraftOptions = {
  store: DeviceStore<ItemDraft>
  userId: string
  itemId: string
  tabId: string
  openTabs: () => Promise<ReadonlySet<string> | null>
  onFail: (error: unknown) => void
}

/**
 * The drafts of one item: each tab keeps its own, so that two tabs never overwrite each other's, and a tab that opens
 * the item finds what a dead one has left. Another person's drafts on the same device are never seen.
 */
export function createDrafts({ store, userId, itemId, tabId, openTabs, onFail }: DraftOptions) {
  const itemKey = `${userId}/${itemId}`
  const keyOf = (tab: string) => `${itemKey}/${tab}`
  let isKept = false
  /** One write after the other: a removal never overtakes the write before it. */
  let queue: Promise<void> = Promise.resolve()
  const enqueue = (act: () => Promise<void>) => {
    queue = queue.then(act).catch(onFail)
    return queue
  }

  return {
    keep(fields: ItemFields, baseRevision: number): Promise<void> {
      isKept = true
      const draft: ItemDraft = {
        key: keyOf(tabId),
        itemKey,
        tabId,
        baseRevision,
        fields,
        savedAt: Date.now(),
      }
      return enqueue(() => store.put(draft))
    },

    drop(): Promise<void> {
      if (!isKept) return queue
      isKept = false
      return enqueue(() => store.remove(keyOf(tabId)))
    },

    /** What tabs that are gone have left, newest first. */
    async findLeft(): Promise<ItemDraft[]> {
      const [drafts, living] = await Promise.all([store.findByItem(itemKey), openTabs()])
      return drafts
        .filter((draft) => draft.tabId !== tabId && !living?.has(draft.tabId))
        .sort((a, b) => b.savedAt - a.savedAt)
    },

    /** Forgets what a tab that is gone has left. */
    forget: (draft: ItemDraft): Promise<void> => enqueue(() => store.remove(draft.key)),
  }
}
export type Drafts = ReturnType<typeof createDrafts>
