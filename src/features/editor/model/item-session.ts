import type { Item, ItemFields, SavedItem } from '@contract/items.ts'
import { applySave } from '@/features/manuscripts/shared/apply-save.ts'
import { createStore, type Store } from '@/lib/storage/external-store.ts'
import { isDeepEqual } from './is-deep-equal.ts'
import type {
  ItemSessionOptions,
  ItemSessionState,
  RemoteListener,
  SavePhase,
  SentSave,
} from './item-session-types.ts'
import {
  contestedFields,
  type FieldSource,
  type ItemFieldName,
  type PendingChanges,
  resolveChanges,
  withoutSaved,
} from './pending-changes.ts'
import { type SaveFailure, toSaveFailure } from './save-failure.ts'

const DEBOUNCE_MS = 800
const MAX_WAIT_MS = 5000
const DRAFT_DEBOUNCE_MS = 200
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
/** The fields that an editor of its own shows. */
const BODIES: readonly ItemFieldName[] = ['content', 'notesContent']

const changedBodies = (base: Item, theirs: Item) =>
  BODIES.filter((name) => !isDeepEqual(base[name], theirs[name]))

/** Phases without automatic saving: the user must act first. */
const halted = new Set<SavePhase>(['conflict', 'deleted', 'forbidden', 'refused'])
/** Phases in which the save is repeated later, or when the connection or the user returns. */
const retried = new Set<SavePhase>(['offline', 'later', 'signed-out'])

/**
 * Saves one item automatically: debounced, at least every five seconds, one request at a time, with retries.
 * Changes of other users to other fields are applied; a conflict waits for the user's choice.
 */
export function createItemSession(options: ItemSessionOptions) {
  let pending: PendingChanges = {}
  /** The save without a response; text typed after it waits in `pending`. */
  let sent: SentSave | null = null
  let isSending = false
  let firstChangeAt: number | null = null
  /** A newer item received before the response, which tells whether it has the sent save. */
  let received: Item | null = null
  /** The next request overwrites the other version, which the server then stores as a revision. */
  let overwritesTheirs = false
  let retryMs = FIRST_RETRY_MS
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  let waiting: ((isSaved: boolean) => void)[] = []
  let restored: { before: Item; fields: readonly ItemFieldName[] } | null = null
  const remoteListeners = new Set<RemoteListener>()
  const store: Store<ItemSessionState> = createStore<ItemSessionState>({
    phase: 'saved',
    base: options.item,
    shown: options.item,
    theirs: null,
    message: '',
  })

  const mine = (): ItemFields => ({ ...sent?.fields, ...resolveChanges(pending) })
  const hasUnsaved = () => sent !== null || Object.keys(pending).length > 0
  /** True until the user acts; the change after a refused one is saved. */
  const isHalted = () => halted.has(store.get().phase) && store.get().phase !== 'refused'
  const set = (change: Partial<ItemSessionState>) => {
    const now = store.get()
    const names = Object.keys(change) as (keyof ItemSessionState)[]
    if (names.some((name) => now[name] !== change[name])) store.set({ ...now, ...change })
  }
  const resolveFlush = (isSaved: boolean) => {
    const listeners = waiting
    waiting = []
    for (const listener of listeners) listener(isSaved)
  }

  const announce: RemoteListener = (...change) => {
    for (const listener of remoteListeners) listener(...change)
  }

  function show(base: Item, extra: Partial<ItemSessionState> = {}) {
    const plain = Object.entries({ ...sent?.fields, ...pending }).filter(
      ([name]) => !BODIES.includes(name as ItemFieldName),
    )
    set({ base, shown: { ...base, ...Object.fromEntries(plain) }, ...extra })
  }

  /** Stores the unsaved changes on this device, or removes the draft when everything is saved. */
  function keepDraftNow() {
    clearTimeout(draftTimer)
    draftTimer = undefined
    if (hasUnsaved()) options.keepDraft(mine(), store.get().base.revision, sent?.fields ?? null)
    else options.dropDraft()
  }

  function saveIn(ms: number) {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), ms)
  }

  function markSaved(item: Item, delayMs = DEBOUNCE_MS) {
    retryMs = FIRST_RETRY_MS
    firstChangeAt = Object.keys(pending).length > 0 ? Date.now() : null
    show(item, { phase: firstChangeAt === null ? 'saved' : 'waiting', theirs: null, message: '' })
    if (firstChangeAt === null) {
      keepDraftNow()
      resolveFlush(true)
    } else saveIn(delayMs)
  }

  /** Applies a newer item, or starts a conflict when both sides changed the same field. */
  function reconcile(theirs: Item) {
    const { base } = store.get()
    const written = mine()
    const contested = contestedFields(base, written, theirs)
    const isBodyOnly = contested.length === 1 && contested[0] === 'content'
    const merged = isBodyOnly ? options.mergeBody(base.content, written.content ?? null, theirs) : null
    if (contested.length > 0 && !merged) {
      clearTimeout(saveTimer)
      keepDraftNow()
      set({ phase: 'conflict', theirs })
      resolveFlush(false)
      return
    }
    if (merged) pending = { ...pending, content: merged }
    pending = withoutSaved(pending, theirs)
    const newer = changedBodies(base, theirs).filter(
      (name) => !(name in written) || (name === 'content' && merged),
    )
    markSaved(theirs)
    announce(merged ? { ...theirs, content: merged } : theirs, newer)
  }

  /** Returns the fields of a save that the server has not stored to the unsaved changes. */
  function takeBack() {
    pending = { ...sent?.fields, ...pending }
    sent = null
  }

  /** The newest of an item of a response and the item received before it. */
  function takeReceived(item: Item): Item {
    const newest = received && received.revision > item.revision ? received : item
    received = null
    return newest
  }

  function fail(failure: SaveFailure) {
    if (failure.kind === 'conflict') {
      takeBack()
      overwritesTheirs = false
      return reconcile(takeReceived(failure.theirs))
    }
    // Without a response the save may be stored: it stays as it was sent.
    if (halted.has(failure.kind)) takeBack()
    keepDraftNow()
    set({ phase: failure.kind, message: failure.kind === 'refused' ? failure.message : '' })
    resolveFlush(false)
    if (failure.kind !== 'offline' && failure.kind !== 'later') return
    saveIn(retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  /** The server has stored a save; the item may have been changed by others since. */
  function accept(own: SentSave, saved: SavedItem, delayMs: number) {
    sent = null
    overwritesTheirs = false
    const base = applySave(store.get().base, own.fields, saved)
    const newest = takeReceived(base)
    if (newest === base) return markSaved(base, delayMs)
    set({ base })
    reconcile(newest)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (isSending || !hasUnsaved() || store.get().phase === 'conflict') return
    const isRepeated = sent !== null
    const own: SentSave = sent ?? {
      fields: resolveChanges(pending),
      saveId: crypto.randomUUID(),
      revision: store.get().base.revision,
      ...(overwritesTheirs ? { keepReplacedAs: 'conflict' as const } : {}),
    }
    if (!isRepeated) pending = {}
    sent = own
    isSending = true
    set({ phase: 'saving' })
    const { fields, ...request } = own
    const outcome = await options.send({ ...fields, ...request }).catch(toSaveFailure)
    isSending = false
    if ('kind' in outcome) fail(outcome)
    else accept(own, outcome, isRepeated ? 0 : DEBOUNCE_MS)
  }

  return {
    state: store,
    hasUnsaved,
    /** The unsaved values. */
    unsaved: mine,
    /** The fields that a draft of an earlier visit restored, with the item before. */
    restored: () => restored,
    /** Reports fields of an item to the subscribers. */
    announce,
    /** Subscribes to bodies that changed elsewhere; returns the unsubscribe function. */
    onRemoteChange(listener: RemoteListener) {
      remoteListeners.add(listener)
      return () => void remoteListeners.delete(listener)
    },

    /** Records a change by the user; a body may be a function, which is called when its value is needed. */
    change<Name extends ItemFieldName>(name: Name, source: FieldSource<Name>) {
      pending = { ...pending, [name]: source }
      firstChangeAt ??= Date.now()
      if (!BODIES.includes(name)) show(store.get().base)
      draftTimer ??= setTimeout(keepDraftNow, DRAFT_DEBOUNCE_MS)
      if (isSending || isHalted() || retried.has(store.get().phase)) return
      set({ phase: 'waiting' })
      saveIn(Math.max(0, Math.min(DEBOUNCE_MS, firstChangeAt + MAX_WAIT_MS - Date.now())))
    },

    /**
     * Restores a draft; `isStale` means that the item has changed since. Values the item already has are
     * ignored, because the last save may have succeeded.
     */
    restore(fields: ItemFields, isStale: boolean) {
      const { base } = store.get()
      pending = withoutSaved(fields, base)
      keepDraftNow()
      if (!hasUnsaved()) return
      restored = { before: base, fields: Object.keys(pending) as ItemFieldName[] }
      firstChangeAt = Date.now()
      if (isStale) show(base, { phase: 'conflict', theirs: base })
      else {
        show(base, { phase: 'waiting' })
        saveIn(DEBOUNCE_MS)
      }
    },

    /** Applies a newer state of the item, saved by another user, another tab or another component. */
    receive(item: Item) {
      const { base, phase, theirs } = store.get()
      if (item.revision <= base.revision) return
      if (sent) {
        if (item.revision > (received?.revision ?? 0)) received = item
        // The connection works again: the response to a repeated save tells whose state this is.
        if (!isSending) saveIn(0)
        return
      }
      if (phase === 'conflict') {
        if (theirs && item.revision > theirs.revision) set({ theirs: item })
        return
      }
      reconcile(item)
    },

    /** Ends a conflict: `mine` overwrites the other version, `theirs` discards the local changes. */
    resolve(choice: 'mine' | 'theirs') {
      const { theirs } = store.get()
      if (!theirs) return
      if (choice === 'mine') {
        overwritesTheirs = true
        show(theirs, { phase: 'waiting', theirs: null })
        saveIn(0)
        return
      }
      const { base } = store.get()
      const dropped = pending
      pending = {}
      markSaved(theirs)
      const changed = changedBodies(base, theirs)
      announce(theirs, [...Object.keys(dropped), ...changed] as ItemFieldName[])
    },

    /** Saves immediately; resolves to whether all changes are saved. */
    flush(): Promise<boolean> {
      if (!hasUnsaved()) return Promise.resolve(true)
      if (isHalted()) return Promise.resolve(false)
      keepDraftNow()
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (!isSending) void save()
        else saveIn(DEBOUNCE_MS)
      })
    },

    /** Retries after the connection or the user returned. */
    wake() {
      retryMs = FIRST_RETRY_MS
      if (retried.has(store.get().phase)) saveIn(0)
    },

    keepDraftNow,
  }
}

export type ItemSession = ReturnType<typeof createItemSession>
