import type { Item, PatchItemBody } from '@contract/items.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '@/features/auth/api/session.ts'
import { saveItem } from '@/features/manuscripts/api/save-item.ts'
import { registerOpenTexts } from '@/features/manuscripts/shared/open-texts.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { beforeSignOut } from '@/lib/auth/sign-out-tasks.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { mergeBodies } from '../extensions/merge-bodies.ts'
import { draftsOf, type ItemDraft, isStaleDraft } from '../model/draft-store.ts'
import { broadcastSaved, joinItem } from '../model/item-presence.ts'
import { createItemSession, type ItemSession } from '../model/item-session.ts'
import { differingFields } from '../model/pending-changes.ts'
import { holdTabLock } from '../model/tab-lock.ts'

/** The editing session of one item for one user, with the number of components that show it. */
export type EditorSession = { key: string; manuscriptId: string; session: ItemSession; users: number }

/**
 * The sessions of this tab. One that was left with unsaved changes stays until they are saved, so that no second session
 * writes the same draft.
 */
const sessions = new Map<string, EditorSession>()

/** The session of an item; a new one restores the draft that a closed tab left. */
export function sessionFor(
  client: QueryClient,
  manuscriptId: string,
  item: Item,
  userId: string,
  left: ItemDraft | null,
): EditorSession {
  const key = `${userId}/${item.id}`
  const known = sessions.get(key)
  if (known) return known
  const drafts = draftsOf(userId, item.id)
  const session = createItemSession({
    item,
    async send(body: PatchItemBody) {
      // Changes are never sent in the name of another user who has signed in.
      if (sessionStore.get().user?.uid !== userId) {
        throw new ApiError({ status: 401, code: 'signed_out', message: 'Signed out' })
      }
      const saved = await saveItem(client, manuscriptId, item.id, { ...body, writtenOn: today() })
      broadcastSaved(item.id)
      return saved
    },
    keepDraft: (fields, baseRevision, sent) => void drafts.keep({ manuscriptId, fields, baseRevision, sent }),
    dropDraft: () => void drafts.drop(),
    // Another person's text is never merged without a choice.
    mergeBody: (base, mine, theirs) =>
      theirs.editedBy?.id === userId ? mergeBodies(base, mine, theirs.content) : null,
  })
  const made = { key, manuscriptId, session, users: 0 }
  sessions.set(key, made)
  if (left) {
    session.restore(left.fields, isStaleDraft(left, item))
    void drafts.forget(left)
  }
  return made
}

/** Saves a session, and removes it if nobody shows it and everything is saved; resolves to whether it is. */
async function release(joined: EditorSession): Promise<boolean> {
  const isSaved = await joined.session.flush()
  const isLeft = joined.users === 0 && !joined.session.hasUnsaved()
  if (isLeft && sessions.get(joined.key) === joined) sessions.delete(joined.key)
  return isSaved
}

/**
 * Saves the draft that a closed tab left in an item that is not open. One that differs from a later state of the item
 * stays as it is, because only its writer can choose; null when there was nothing to save, or it cannot be saved now.
 */
export async function saveLeftDraft(
  client: QueryClient,
  item: Item,
  userId: string,
  left: ItemDraft,
): Promise<'saved' | 'differs' | null> {
  if (sessions.has(left.itemKey)) return null
  if (isStaleDraft(left, item) && differingFields(left.fields, item).length > 0) return 'differs'
  holdTabLock()
  startWatch()
  const made = sessionFor(client, left.manuscriptId, item, userId, left)
  const isChange = made.session.hasUnsaved()
  const isSaved = await release(made)
  return isChange && isSaved ? 'saved' : null
}

/** Shows a session until it is left; saves of the item in other tabs call `onSavedElsewhere`. */
export function joinSession(joined: EditorSession, onSavedElsewhere: () => void) {
  const { key, session } = joined
  holdTabLock()
  startWatch()
  joined.users += 1
  sessions.set(key, joined)
  const presence = joinItem(session.state.get().base.id, onSavedElsewhere)
  return {
    others: presence.others,
    leave() {
      presence.close()
      joined.users -= 1
      void release(joined)
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
  const all = () => [...sessions.values()]
  const saveAll = async (open: readonly EditorSession[]) => {
    const saved = await Promise.all(open.map(({ session }) => session.flush()))
    return saved.every(Boolean)
  }
  const wake = () => {
    for (const { session } of all()) session.wake()
  }
  window.addEventListener('online', wake)
  sessionStore.subscribe(wake)
  registerOpenTexts((manuscriptId) => saveAll(all().filter((open) => open.manuscriptId === manuscriptId)))
  beforeSignOut(() => saveAll(all()))
  window.addEventListener('pagehide', () => {
    for (const { session } of all()) session.keepDraftNow()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void saveAll(all())
    else wake()
  })
  askBeforeUnload(() => {
    const unsaved = all().filter(({ session }) => session.hasUnsaved())
    void saveAll(unsaved)
    return unsaved.length > 0
  })
}
