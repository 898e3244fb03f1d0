import type { Item, SavedItem } from '@contract/items.ts'
import { applySave } from '@/features/manuscripts/shared/apply-save.ts'
import { createStore, type Store } from '@/lib/storage/external-store.ts'
import { isDeepEqual } from './is-deep-equal.ts'
import type { ItemSessionOptions, ItemSessionState, SavePhase, SentSave } from './item-session-types.ts'
import {
  contestedFields,
  type FieldSource,
  type ItemFieldName,
  type ItemFields,
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
const BODIES: readonly ItemFieldName[] = ['content', 'notesContent']
const ALL_FIELDS: readonly ItemFieldName[] = [
  ...BODIES,
  ...(['title', 'synopsis', 'type', 'labelId', 'statusId', 'includeInCompile'] as const),
  ...(['keywords', 'custom', 'details', 'target', 'language'] as const),
]

const changedFields = (base: Item, theirs: Item) =>
  ALL_FIELDS.filter((name) => !isDeepEqual(base[name], theirs[name]))

/** Phases without automatic saving: the user must act first. */
const halted = new Set<SavePhase>(['conflict', 'deleted', 'forbidden', 'refused'])

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
  const store: Store<ItemSessionState> = createStore<ItemSessionState>({
    phase: 'saved',
    base: options.item,
    shown: options.item,
    theirs: null,
    message: '',
  })

  const mine = (): ItemFields => ({ ...sent?.fields, ...resolveChanges(pending) })
  const hasUnsaved = () => sent !== null || Object.keys(pending).length > 0
  const set = (change: Partial<ItemSessionState>) => {
    const now = store.get()
    const entries = Object.entries(change) as [keyof ItemSessionState, unknown][]
    if (entries.some(([key, value]) => now[key] !== value)) store.set({ ...now, ...change })
  }
  const resolveFlush = (isSaved: boolean) => {
    const listeners = waiting
    waiting = []
    for (const listener of listeners) listener(isSaved)
  }

  function show(base: Item, extra: Partial<ItemSessionState> = {}) {
    const plain = Object.entries({ ...sent?.fields, ...pending }).filter(
      ([name, value]) => typeof value !== 'function' && !BODIES.includes(name as ItemFieldName),
    )
    set({ base, shown: { ...base, ...Object.fromEntries(plain) }, ...extra })
  }

  function keepDraftNow() {
    clearTimeout(draftTimer)
    draftTimer = undefined
    if (hasUnsaved()) options.keepDraft(mine(), store.get().base.revision, sent?.fields ?? null)
  }
  function keepDraftSoon() {
    draftTimer ??= setTimeout(keepDraftNow, DRAFT_DEBOUNCE_MS)
  }
  function forgetDraft() {
    clearTimeout(draftTimer)
    draftTimer = undefined
    options.dropDraft()
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
      forgetDraft()
      resolveFlush(true)
    } else saveIn(delayMs)
  }

  /** The body of both sides when only bodies collide and can be merged. */
  function mergedBody(base: Item, written: ItemFields, theirs: Item, contested: readonly ItemFieldName[]) {
    if (contested.length !== 1 || contested[0] !== 'content' || written.content === undefined) return null
    return options.mergeBody?.(base.content, written.content, theirs) ?? null
  }

  /** Applies a newer item, or starts a conflict when both sides changed the same field. */
  function reconcile(theirs: Item) {
    const { base } = store.get()
    const written = mine()
    const contested = contestedFields(base, written, theirs)
    const merged = mergedBody(base, written, theirs, contested)
    if (contested.length > 0 && !merged) {
      clearTimeout(saveTimer)
      keepDraftNow()
      set({ phase: 'conflict', theirs })
      resolveFlush(false)
      return
    }
    if (merged) pending = { ...pending, content: merged }
    pending = withoutSaved(pending, theirs)
    const newer = changedFields(base, theirs).filter(
      (name) => !(name in written) || (name === 'content' && merged),
    )
    markSaved(theirs)
    options.onRemoteChange?.(merged ? { ...theirs, content: merged } : theirs, newer)
  }

  /** Returns the fields of a save that the server has not stored to the unsaved changes. */
  function takeBack() {
    pending = { ...sent?.fields, ...pending }
    sent = null
  }

  function fail(failure: SaveFailure) {
    if (failure.kind === 'conflict') {
      takeBack()
      overwritesTheirs = false
      const newest = received && received.revision > failure.theirs.revision ? received : failure.theirs
      received = null
      return reconcile(newest)
    }
    // Without a response the save may be stored: it stays as it was sent.
    if (halted.has(failure.kind)) takeBack()
    keepDraftNow()
    set({ phase: failure.kind, message: failure.kind === 'refused' ? failure.message : '' })
    resolveFlush(false)
    if (halted.has(failure.kind) || failure.kind === 'signed-out') return
    saveIn(retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  /** The server has stored a save; the item may have been changed by others since. */
  function accept(own: SentSave, saved: SavedItem, delayMs: number) {
    sent = null
    overwritesTheirs = false
    options.onSaved?.()
    const base = applySave(store.get().base, own.fields, saved)
    const newer = received && received.revision > base.revision ? received : null
    received = null
    if (!newer) return markSaved(base, delayMs)
    set({ base })
    reconcile(newer)
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
    let failure: SaveFailure | null = null
    let saved: SavedItem | null = null
    try {
      const { fields, ...request } = own
      saved = await options.send({ ...fields, ...request })
    } catch (error) {
      failure = toSaveFailure(error)
    }
    isSending = false
    if (saved) accept(own, saved, isRepeated ? 0 : DEBOUNCE_MS)
    else if (failure) fail(failure)
  }

  return {
    state: store,
    hasUnsaved,
    /** The unsaved values. */
    unsaved: mine,

    /** Records a change by the user; a body may be a function, which is called when its value is needed. */
    change<Name extends ItemFieldName>(name: Name, source: FieldSource<Name>) {
      pending = { ...pending, [name]: source }
      firstChangeAt ??= Date.now()
      const { phase, base } = store.get()
      if (!BODIES.includes(name)) show(base)
      keepDraftSoon()
      if (halted.has(phase) && phase !== 'refused') return
      if (isSending) return
      const isTrying = phase === 'offline' || phase === 'later' || phase === 'signed-out'
      if (isTrying) return
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
      if (Object.keys(pending).length === 0) return forgetDraft()
      firstChangeAt = Date.now()
      keepDraftNow()
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
      const dropped = Object.keys(pending) as ItemFieldName[]
      const { base } = store.get()
      pending = {}
      markSaved(theirs)
      options.onRemoteChange?.(theirs, [...new Set([...dropped, ...changedFields(base, theirs)])])
    },

    /** Saves immediately; resolves to whether all changes are saved. */
    flush(): Promise<boolean> {
      if (!hasUnsaved()) return Promise.resolve(true)
      if (halted.has(store.get().phase) && store.get().phase !== 'refused') return Promise.resolve(false)
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
      const { phase } = store.get()
      if (phase === 'offline' || phase === 'later' || phase === 'signed-out') saveIn(0)
    },

    keepDraftNow,
  }
}

export type ItemSession = ReturnType<typeof createItemSession>
