import type { Item } from '@contract/items.ts'
import type { DeviceRecord, DeviceStore } from './device-store.ts'
import { differingFields, type ItemFields } from './pending-changes.ts'

/** Unsaved changes of an item, stored on this device. */
export type ItemDraft = DeviceRecord & {
  tabId: string
  baseRevision: number
  fields: ItemFields
  /** The fields of a save without a response, which may be stored. */
  sent?: ItemFields | null
  savedAt: number
}

/** True when a draft is based on another state than the item's; its own sent save is no other state. */
export function isStaleDraft(draft: ItemDraft, item: Item): boolean {
  if (draft.baseRevision === item.revision) return false
  return !draft.sent || differingFields(draft.sent, item).length > 0
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
 * The drafts of one item, one per tab, so that tabs do not overwrite each other; a new tab restores the draft
 * of a closed one. Drafts belong to one user.
 */
export function createDrafts({ store, userId, itemId, tabId, openTabs, onFail }: DraftOptions) {
  const itemKey = `${userId}/${itemId}`
  const keyOf = (tab: string) => `${itemKey}/${tab}`
  let isKept = false
  /** Writes run in order, so that a removal never overtakes an earlier write. */
  let queue: Promise<void> = Promise.resolve()
  const enqueue = (act: () => Promise<void>) => {
    queue = queue.then(act).catch(onFail)
    return queue
  }

  return {
    keep(fields: ItemFields, baseRevision: number, sent: ItemFields | null = null): Promise<void> {
      isKept = true
      const draft: ItemDraft = {
        key: keyOf(tabId),
        itemKey,
        tabId,
        baseRevision,
        fields,
        sent,
        savedAt: Date.now(),
      }
      return enqueue(() => store.put(draft))
    },

    drop(): Promise<void> {
      if (!isKept) return queue
      isKept = false
      return enqueue(() => store.remove(keyOf(tabId)))
    },

    /** The drafts of closed tabs, newest first. */
    async findLeft(): Promise<ItemDraft[]> {
      const [drafts, living] = await Promise.all([store.findByItem(itemKey), openTabs()])
      return drafts
        .filter((draft) => draft.tabId !== tabId && !living?.has(draft.tabId))
        .sort((a, b) => b.savedAt - a.savedAt)
    },

    /** Removes the draft of a closed tab. */
    forget: (draft: ItemDraft): Promise<void> => enqueue(() => store.remove(draft.key)),
  }
}
export type Drafts = ReturnType<typeof createDrafts>
