import type { Item } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api-error.ts'
import { reportError } from '@/lib/report-error.ts'
import { indexedDbStore } from '../model/device-store.ts'
import { createDrafts, type ItemDraft } from '../model/draft-store.ts'
import { joinItem } from '../model/item-presence.ts'
import { createItemSession } from '../model/item-session.ts'
import { differingFields, type ItemFieldName } from '../model/pending-changes.ts'
import { createSessionRegistry } from '../model/session-registry.ts'
import { holdTabLock, openTabs, tabId } from '../model/tab-lock.ts'
import { saveItem } from './save-item.ts'

type AdoptListener = (item: Item, fields: readonly ItemFieldName[]) => void
const store = indexedDbStore<ItemDraft>()
const currentUser = () => sessionStore.get().user?.uid ?? null

/** The drafts of an item on this device, of one person. */
export const draftsOf = (userId: string, itemId: string) =>
  createDrafts({
    store,
    userId,
    itemId,
    tabId,
    openTabs,
    onFail: (error) => reportError(error, { where: 'draft', itemId }),
  })

/** What an earlier visit had left, over what it was laid. */
export type Restored = { before: Item; fields: readonly ItemFieldName[] }

function createSession(
  client: QueryClient,
  manuscriptId: string,
  item: Item,
  userId: string,
  restored: Restored | null,
) {
  const drafts = draftsOf(userId, item.id)
  const adopters = new Set<AdoptListener>()
  const savers = new Set<() => void>()
  const session = createItemSession({
    item,
    send: (body) => {
      // Somebody else may have signed in since: what one person wrote is never sent in another's name.
      if (currentUser() !== userId) {
        return Promise.reject(new ApiError({ status: 401, code: 'signed_out', message: 'Signed out' }))
      }
      return saveItem(client, manuscriptId, item.id, body)
    },
    keepDraft: (fields, revision) => void drafts.keep(fields, revision),
    dropDraft: () => void drafts.drop(),
    onAdopt: (newer, fields) => {
      for (const listener of adopters) listener(newer, fields)
    },
    onSaved: () => {
      for (const listener of savers) listener()
    },
  })
  return {
    session,
    userId,
    restored,
    hasUnsaved: session.hasUnsaved,
    whenSaved: session.flush,
    /** Hears of fields that changed elsewhere; returns how to stop. */
    onAdopt(listener: AdoptListener) {
      adopters.add(listener)
      return () => void adopters.delete(listener)
    },
    /** Tells whatever shows these fields to follow the item given. */
    announce(from: Item, fields: readonly ItemFieldName[]) {
      for (const listener of adopters) listener(from, fields)
    },
    /** Hears of every save; returns how to stop. */
    onSaved(listener: () => void) {
      savers.add(listener)
      return () => void savers.delete(listener)
    },
  }
}
/** One item being edited by one person: its session and who follows it. */
export type EditorSession = ReturnType<typeof createSession>

const registry = createSessionRegistry<EditorSession>()
const keyOf = (userId: string, itemId: string) => `${userId}/${itemId}`

/** The desk of an item; without one yet, what a dead tab has left of it is taken over. */
export function sessionFor(
  client: QueryClient,
  manuscriptId: string,
  item: Item,
  userId: string,
  left: ItemDraft | null,
): EditorSession {
  return registry.get(keyOf(userId, item.id), () => {
    const fields = left ? differingFields(left.fields, item) : []
    const restored = fields.length > 0 ? { before: item, fields } : null
    const desk = createSession(client, manuscriptId, item, userId, restored)
    if (left) {
      desk.session.restore(left.fields, left.baseRevision !== item.revision)
      void draftsOf(userId, item.id).forget(left)
    }
    return desk
  })
}

/** Sits down at a desk: from now on other tabs know, and what they save is asked for at once. */
export function joinSession(desk: EditorSession, itemId: string, onSavedElsewhere: () => void) {
  holdTabLock()
  startWatch()
  const leave = registry.enter(keyOf(desk.userId, itemId))
  const presence = joinItem(itemId, onSavedElsewhere)
  const stop = desk.onSaved(presence.broadcastSaved)
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

/** Keeps every desk safe through what happens to the page: hidden, closed, online again, signed in again. */
function startWatch() {
  if (isWatching) return
  isWatching = true
  const each = (act: (desk: EditorSession) => void) => () => registry.all().forEach(act)
  const wake = each(({ session }) => session.wake())
  window.addEventListener('online', wake)
  sessionStore.subscribe(wake)
  window.addEventListener(
    'pagehide',
    each(({ session }) => session.keepDraftNow()),
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') each(({ session }) => void session.flush())()
    else wake()
  })
  window.addEventListener('beforeunload', (event) => {
    const unsaved = registry.all().filter(({ hasUnsaved }) => hasUnsaved())
    if (unsaved.length === 0) return
    for (const { session } of unsaved) void session.flush()
    event.preventDefault()
  })
}
