import type { Item, PatchItemBody } from '@contract/items.ts'
import { createStore, type Store } from '@/lib/external-store.ts'
import { isDeepEqual } from './is-deep-equal.ts'
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

/** The save state of the session. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | Exclude<SaveFailure['kind'], 'conflict'> | 'conflict'

export type ItemSessionState = {
  phase: SavePhase
  /** The item as stored on the server. */
  base: Item
  /** The item with unsaved changes, except bodies, which only the editor holds. */
  shown: Item
  /** The version of the other user during a conflict. */
  theirs: Item | null
  /** The server's message after a rejected save. */
  message: string
}

export type ItemSessionOptions = {
  item: Item
  send: (body: PatchItemBody) => Promise<Item>
  /** Stores unsaved changes on this device with the revision they are based on. */
  keepDraft: (fields: ItemFields, baseRevision: number) => void
  dropDraft: () => void
  /** Called for fields that changed elsewhere and have no unsaved change. */
  onRemoteChange?: (item: Item, fields: readonly ItemFieldName[]) => void
  onSaved?: (item: Item) => void
}

const DEBOUNCE_MS = 800
const MAX_WAIT_MS = 5000
const DRAFT_DEBOUNCE_MS = 200
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
const BODIES: readonly ItemFieldName[] = ['content', 'notesContent']
const ALL_FIELDS: readonly ItemFieldName[] = [
  ...BODIES,
  ...(['title', 'synopsis', 'type', 'labelId', 'statusId', 'includeInCompile'] as const),
  ...(['keywords', 'custom', 'details', 'target'] as const),
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
  let inFlight: ItemFields | null = null
  let firstChangeAt: number | null = null
  /** A newer item received during a request. */
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

  const mine = (): ItemFields => ({ ...inFlight, ...resolveChanges(pending) })
  const hasUnsaved = () => inFlight !== null || Object.keys(pending).length > 0
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
    const plain = Object.entries({ ...inFlight, ...pending }).filter(
      ([name, value]) => typeof value !== 'function' && !BODIES.includes(name as ItemFieldName),
    )
    set({ base, shown: { ...base, ...Object.fromEntries(plain) }, ...extra })
  }

  function keepDraftNow() {
    clearTimeout(draftTimer)
    draftTimer = undefined
    if (hasUnsaved()) options.keepDraft(mine(), store.get().base.revision)
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

  function markSaved(item: Item) {
    retryMs = FIRST_RETRY_MS
    firstChangeAt = Object.keys(pending).length > 0 ? Date.now() : null
    show(item, { phase: firstChangeAt === null ? 'saved' : 'waiting', theirs: null, message: '' })
    if (firstChangeAt === null) {
      forgetDraft()
      resolveFlush(true)
    } else saveIn(DEBOUNCE_MS)
  }

  /** Applies a newer item, or starts a conflict when both sides changed the same field. */
  function reconcile(theirs: Item) {
    const { base } = store.get()
    const written = mine()
    if (contestedFields(base, written, theirs).length > 0) {
      clearTimeout(saveTimer)
      keepDraftNow()
      set({ phase: 'conflict', theirs })
      resolveFlush(false)
      return
    }
    pending = withoutSaved({ ...inFlight, ...pending }, theirs)
    inFlight = null
    const newer = changedFields(base, theirs).filter((name) => !(name in written))
    markSaved(theirs)
    options.onRemoteChange?.(theirs, newer)
  }

  function fail(failure: SaveFailure) {
    if (failure.kind === 'conflict') return reconcile(failure.theirs)
    keepDraftNow()
    set({ phase: failure.kind, message: failure.kind === 'refused' ? failure.message : '' })
    resolveFlush(false)
    if (halted.has(failure.kind) || failure.kind === 'signed-out') return
    saveIn(retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (inFlight !== null || !hasUnsaved() || store.get().phase === 'conflict') return
    inFlight = resolveChanges(pending)
    pending = {}
    set({ phase: 'saving' })
    const sent = inFlight
    let failure: SaveFailure | null = null
    let saved: Item | null = null
    try {
      const choice = overwritesTheirs ? { keepReplacedAs: 'conflict' as const } : {}
      saved = await options.send({ ...sent, ...choice, revision: store.get().base.revision })
      overwritesTheirs = false
    } catch (error) {
      failure = toSaveFailure(error)
    }
    if (saved) {
      inFlight = null
      options.onSaved?.(saved)
      const newer = received
      received = null
      if (newer && newer.revision > saved.revision) {
        set({ base: saved })
        reconcile(newer)
      } else markSaved(saved)
    } else if (failure) {
      pending = { ...sent, ...pending }
      inFlight = null
      fail(failure)
    }
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
      if (inFlight) return
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
      if (inFlight) {
        if (item.revision > (received?.revision ?? 0)) received = item
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
        if (!inFlight) void save()
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
