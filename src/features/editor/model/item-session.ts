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
  withoutSettled,
} from './pending-changes.ts'
import { type SaveFailure, toSaveFailure } from './save-failure.ts'

/** Where what was written is now. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | Exclude<SaveFailure['kind'], 'conflict'> | 'conflict'

export type ItemSessionState = {
  phase: SavePhase
  /** The item as the server last said. */
  base: Item
  /** The item as the writer sees it; bodies that are being written are in the editor, not here. */
  shown: Item
  /** What the other side says, while the writer has to choose. */
  theirs: Item | null
  /** The server's words, when it refused. */
  message: string
}

export type ItemSessionOptions = {
  item: Item
  send: (body: PatchItemBody) => Promise<Item>
  /** Keeps what is unsaved on this device, on top of which revision. */
  keepDraft: (fields: ItemFields, baseRevision: number) => void
  dropDraft: () => void
  /** Fields that changed elsewhere and are not being written here: whatever shows them must follow. */
  onAdopt?: (item: Item, fields: readonly ItemFieldName[]) => void
  onSaved?: (item: Item) => void
}

const PAUSE_MS = 800
const LONGEST_WAIT_MS = 5000
const DRAFT_PAUSE_MS = 200
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
const BODIES: readonly ItemFieldName[] = ['content', 'notesContent']
const ALL_FIELDS: readonly ItemFieldName[] = [
  ...BODIES,
  ...(['title', 'synopsis', 'type', 'labelId', 'statusId', 'includeInCompile'] as const),
  ...(['keywords', 'custom', 'details', 'target'] as const),
]

const changedFields = (base: Item, theirs: Item) =>
  ALL_FIELDS.filter((name) => !isDeepEqual(base[name], theirs[name]))

/** Phases in which sending by itself makes no sense: the writer, or a new sign-in, has to act first. */
const halted = new Set<SavePhase>(['conflict', 'gone', 'forbidden', 'refused'])

/**
 * Saves one item by itself: a moment after the writer pauses and at least every five seconds, one call at a time,
 * again and again while the server cannot be reached. A change by somebody else to other fields is taken in;
 * a change to the same field waits for the writer's choice. Nothing typed is dropped without that choice.
 */
export function createItemSession(options: ItemSessionOptions) {
  let pending: PendingChanges = {}
  let inFlight: ItemFields | null = null
  let firstChangeAt: number | null = null
  /** News that came while a call was under way. */
  let heard: Item | null = null
  /** The next call writes over a state that lost a choice, and has the server keep that state. */
  let winsChoice = false
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
  const settle = (isSaved: boolean) => {
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
    draftTimer ??= setTimeout(keepDraftNow, DRAFT_PAUSE_MS)
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

  function settled(item: Item) {
    retryMs = FIRST_RETRY_MS
    firstChangeAt = Object.keys(pending).length > 0 ? Date.now() : null
    show(item, { phase: firstChangeAt === null ? 'saved' : 'waiting', theirs: null, message: '' })
    if (firstChangeAt === null) {
      forgetDraft()
      settle(true)
    } else saveIn(PAUSE_MS)
  }

  /** Meets a newer state: takes in what does not touch ours, or asks the writer. */
  function meet(theirs: Item) {
    const { base } = store.get()
    const written = mine()
    if (contestedFields(base, written, theirs).length > 0) {
      clearTimeout(saveTimer)
      keepDraftNow()
      set({ phase: 'conflict', theirs })
      settle(false)
      return
    }
    pending = withoutSettled({ ...inFlight, ...pending }, theirs)
    inFlight = null
    const news = changedFields(base, theirs).filter((name) => !(name in written))
    settled(theirs)
    options.onAdopt?.(theirs, news)
  }

  function fail(failure: SaveFailure) {
    if (failure.kind === 'conflict') return meet(failure.theirs)
    keepDraftNow()
    set({ phase: failure.kind, message: failure.kind === 'refused' ? failure.message : '' })
    settle(false)
    if (halted.has(failure.kind) || failure.kind === 'signed-out') return
    saveIn(retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (inFlight !== null || !hasUnsaved() || store.get().phase === 'conflict') return
    inFlight = resolveChanges(pending)
    pending = {}
    set({ phase: 'saving' })
    const sent = inFlight
    let failure: SaveFailure | null = null
    let answer: Item | null = null
    try {
      const choice = winsChoice ? { keepReplacedAs: 'conflict' as const } : {}
      answer = await options.send({ ...sent, ...choice, revision: store.get().base.revision })
      winsChoice = false
    } catch (error) {
      failure = toSaveFailure(error)
    }
    if (answer) {
      inFlight = null
      options.onSaved?.(answer)
      const news = heard
      heard = null
      if (news && news.revision > answer.revision) {
        set({ base: answer })
        meet(news)
      } else settled(answer)
    } else if (failure) {
      pending = { ...sent, ...pending }
      inFlight = null
      fail(failure)
    }
  }

  return {
    state: store,
    hasUnsaved,
    /** The values not yet on the server. */
    unsaved: mine,

    /** Takes a change by the writer; a body may be given as a function, called when it is needed. */
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
      saveIn(Math.max(0, Math.min(PAUSE_MS, firstChangeAt + LONGEST_WAIT_MS - Date.now())))
    },

    /**
     * Takes what a former visit left on this device; `isStale` when the item has changed since. What the item says
     * already is left out: the last call of a tab that was closed may have arrived after all.
     */
    restore(fields: ItemFields, isStale: boolean) {
      const { base } = store.get()
      pending = withoutSettled(fields, base)
      if (Object.keys(pending).length === 0) return forgetDraft()
      firstChangeAt = Date.now()
      keepDraftNow()
      if (isStale) show(base, { phase: 'conflict', theirs: base })
      else {
        show(base, { phase: 'waiting' })
        saveIn(PAUSE_MS)
      }
    },

    /** Takes a newer state of the item that somebody else, another tab or another part of this page has made. */
    receive(item: Item) {
      const { base, phase, theirs } = store.get()
      if (item.revision <= base.revision) return
      if (inFlight) {
        if (item.revision > (heard?.revision ?? 0)) heard = item
        return
      }
      if (phase === 'conflict') {
        if (theirs && item.revision > theirs.revision) set({ theirs: item })
        return
      }
      meet(item)
    },

    /** Ends a conflict: the writer's own text, written over theirs, or theirs, dropping what was written here. */
    resolve(choice: 'mine' | 'theirs') {
      const { theirs } = store.get()
      if (!theirs) return
      if (choice === 'mine') {
        winsChoice = true
        show(theirs, { phase: 'waiting', theirs: null })
        saveIn(0)
        return
      }
      const dropped = Object.keys(pending) as ItemFieldName[]
      const { base } = store.get()
      pending = {}
      settled(theirs)
      options.onAdopt?.(theirs, [...new Set([...dropped, ...changedFields(base, theirs)])])
    },

    /** Sends what is unsaved at once; resolves to whether all of it is saved, and only when that is known. */
    flush(): Promise<boolean> {
      if (!hasUnsaved()) return Promise.resolve(true)
      if (halted.has(store.get().phase) && store.get().phase !== 'refused') return Promise.resolve(false)
      keepDraftNow()
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (!inFlight) void save()
        else saveIn(PAUSE_MS)
      })
    },

    /** The connection, or the person, is back. */
    wake() {
      retryMs = FIRST_RETRY_MS
      const { phase } = store.get()
      if (phase === 'offline' || phase === 'later' || phase === 'signed-out') saveIn(0)
    },

    keepDraftNow,
  }
}

/** One item being edited. */
export type ItemSession = ReturnType<typeof createItemSession>
