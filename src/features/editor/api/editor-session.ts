import type { Doc } from '@contract/document.ts'
import type { Item } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '@/features/auth/api/session.ts'
import { saveItem } from '@/features/manuscripts/api/save-item.ts'
import { registerOpenTexts } from '@/features/manuscripts/shared/open-texts.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { beforeSignOut } from '@/lib/auth/sign-out-tasks.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { tabId } from '@/lib/browser/tab-id.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { indexedDbStore } from '../model/device-store.ts'
import { createDrafts, type ItemDraft, isStaleDraft } from '../model/draft-store.ts'
import { joinItem } from '../model/item-presence.ts'
import { createItemSession } from '../model/item-session.ts'
import type { ItemSessionOptions } from '../model/item-session-types.ts'
import { differingFields, type ItemFieldName } from '../model/pending-changes.ts'
import { createSessionRegistry } from '../model/session-registry.ts'
import { holdTabLock, openTabs } from '../model/tab-lock.ts'

/** Merges bodies; passed by the components that load the editor. */
type MergeBodies = (base: Doc | null, mine: Doc | null, theirs: Doc | null) => Doc | null
type RemoteChangeListener = (item: Item, fields: readonly ItemFieldName[]) => void
/** The drafts of this device. */
export const deviceDrafts = indexedDbStore<ItemDraft>()
const currentUser = () => sessionStore.get().user?.uid ?? null

/** The drafts of one user's item on this device. */
export const draftsOf = (userId: string, itemId: string) =>
  createDrafts({
    store: deviceDrafts,
    userId,
    itemId,
    tabId,
    openTabs,
    onFail: (error) => reportError(error, { where: 'draft', itemId }),
  })

/** A draft restored from an earlier visit, with the item before the restore. */
export type Restored = { before: Item; fields: readonly ItemFieldName[] }

function createSession(
  client: QueryClient,
  manuscriptId: string,
  item: Item,
  userId: string,
  restored: Restored | null,
  mergeBody: ItemSessionOptions['mergeBody'],
) {
  const drafts = draftsOf(userId, item.id)
  const remoteListeners = new Set<RemoteChangeListener>()
  const saveListeners = new Set<() => void>()
  const session = createItemSession({
    item,
    send: (body) => {
      // Rejects when another user has signed in, so that changes are never sent in their name.
      if (currentUser() !== userId) {
        return Promise.reject(new ApiError({ status: 401, code: 'signed_out', message: 'Signed out' }))
      }
      return saveItem(client, manuscriptId, item.id, { ...body, writtenOn: today() })
    },
    keepDraft: (...draft) => void drafts.keep(...draft),
    dropDraft: () => void drafts.drop(),
    mergeBody,
    onRemoteChange: (newer, fields) => {
      for (const listener of remoteListeners) listener(newer, fields)
    },
    onSaved: () => {
      for (const listener of saveListeners) listener()
    },
  })
  return {
    session,
    manuscriptId,
    userId,
    restored,
    hasUnsaved: session.hasUnsaved,
    whenSaved: session.flush,
    /** Subscribes to fields that changed elsewhere; returns the unsubscribe function. */
    onRemoteChange(listener: RemoteChangeListener) {
      remoteListeners.add(listener)
      return () => void remoteListeners.delete(listener)
    },
    /** Reports the given fields of an item to the subscribers. */
    announce(from: Item, fields: readonly ItemFieldName[]) {
      for (const listener of remoteListeners) listener(from, fields)
    },
    /** Subscribes to saves; returns the unsubscribe function. */
    onSaved(listener: () => void) {
      saveListeners.add(listener)
      return () => void saveListeners.delete(listener)
    },
  }
}
/** The editing session of one item for one user, with its subscribers. */
export type EditorSession = ReturnType<typeof createSession>

const registry = createSessionRegistry<EditorSession>()
const keyOf = (userId: string, itemId: string) => `${userId}/${itemId}`

/** The session of an item; a new one restores the draft that a closed tab left. */
export function sessionFor(
  client: QueryClient,
  manuscriptId: string,
  item: Item,
  userId: string,
  left: ItemDraft | null,
  mergeBodies: MergeBodies,
): EditorSession {
  return registry.get(keyOf(userId, item.id), () => {
    const fields = left ? differingFields(left.fields, item) : []
    const restored = fields.length > 0 ? { before: item, fields } : null
    const created = createSession(client, manuscriptId, item, userId, restored, (base, mine, theirs) =>
      // Another person's text is never merged without a choice.
      theirs.editedBy?.id === userId ? mergeBodies(base, mine, theirs.content) : null,
    )
    if (left) {
      created.session.restore(left.fields, isStaleDraft(left, item))
      void draftsOf(userId, item.id).forget(left)
    }
    return created
  })
}

/** Joins a session: other tabs are notified of its saves, and theirs call `onSavedElsewhere`. */
export function joinSession(joined: EditorSession, itemId: string, onSavedElsewhere: () => void) {
  holdTabLock()
  startWatch()
  const leave = registry.enter(keyOf(joined.userId, itemId))
  const presence = joinItem(itemId, onSavedElsewhere)
  const stop = joined.onSaved(presence.broadcastSaved)
  return {
    others: presence.others,
    leave() {
      stop()
      presence.close()
      leave()
    },
  }
}

let isWatching = false

/**
 * Saves all sessions when the page is hidden or closed and before a sign-out, and retries when the connection or the
 * user returns.
 */
function startWatch() {
  if (isWatching) return
  isWatching = true
  const each = (run: (session: EditorSession) => void) => () => registry.all().forEach(run)
  const wake = each(({ session }) => session.wake())
  window.addEventListener('online', wake)
  sessionStore.subscribe(wake)
  registerOpenTexts(async (manuscriptId) => {
    const open = registry.all().filter((one) => one.manuscriptId === manuscriptId)
    const saved = await Promise.all(open.map(({ session }) => session.flush()))
    return saved.every(Boolean)
  })
  beforeSignOut(() => Promise.all(registry.all().map(({ session }) => session.flush())))
  window.addEventListener(
    'pagehide',
    each(({ session }) => session.keepDraftNow()),
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') each(({ session }) => void session.flush())()
    else wake()
  })
  askBeforeUnload(() => {
    const unsaved = registry.all().filter(({ hasUnsaved }) => hasUnsaved())
    for (const { session } of unsaved) void session.flush()
    return unsaved.length > 0
  })
}
