import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { importWithRetry } from '@/lib/routing/import-with-retry.ts'
import type { ToastOptions, ToastTone } from './toast-stack.tsx'

type Stack = typeof import('./toast-stack.tsx')
let loading: Promise<Stack> | null = null

/** Loads the toast components; a failed load, for example offline, can be retried. */
function loadStack(): Promise<Stack> {
  loading ??= importWithRetry(() => import('./toast-stack.tsx')).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Toasts queued until the components have loaded. */
let waiting: [ToastTone, ToastOptions][] = []

const idleMs = 2000
const listeners = new Set<() => void>()
let wantedCount = 0

function want() {
  wantedCount += 1
  for (const listener of listeners) listener()
}

const show = (tone: ToastTone) => (options: ToastOptions) => {
  // The latest toast of a kind replaces the earlier one.
  const next = { id: tone, ...options }
  waiting = [...waiting.filter(([, { id }]) => id !== next.id), [tone, next]]
  want()
}

/** How long a toast offers an undo. */
export const UNDO_MS = 8000
const UNDO_ID = 'undo'
type Undo = { run: () => void; until: number }
let lastUndo: Undo | null = null

function dismiss(id: string) {
  waiting = waiting.filter(([, options]) => options.id !== id)
  void loading?.then(
    ({ dismissToast }) => dismissToast(id),
    // Without the components, no toast is shown.
    () => undefined,
  )
}

function runUndo({ run }: Undo) {
  lastUndo = null
  dismiss(UNDO_ID)
  run()
}

/** Runs the undo of the last toast that offers one and removes that toast; false when there is none. */
export function undoLastAction(): boolean {
  if (!lastUndo || performance.now() > lastUndo.until) return false
  runUndo(lastUndo)
  return true
}

/** Shows a toast: top right, 5 s, one per tone or id. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Removes the toast of an id, when the screen itself shows the result. */
  dismiss,
  /** Removes all toasts and withdraws the offer to undo, because they belong to the person who was signed in. */
  clear: () => {
    lastUndo = null
    waiting = []
    void loading?.then(
      ({ clearToasts }) => clearToasts(),
      // Without the components, no toast is shown.
      () => undefined,
    )
  },
  /** Reports an action and offers an undo, by default for 8 s; returns a function that withdraws the offer. */
  undo: (title: string, label: string, onUndo: () => void, duration = UNDO_MS): (() => void) => {
    const undo = { run: onUndo, until: performance.now() + duration }
    lastUndo = undo
    // Without a time limit: the pointer keeps the toast longer.
    const handle = () => {
      if (lastUndo === undo) runUndo(undo)
    }
    show('success')({ id: UNDO_ID, title, action: { label, onClick: handle }, duration })
    return () => {
      if (lastUndo !== undo) return
      lastUndo = null
      dismiss(UNDO_ID)
    }
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the toasts of the app; loads its components when the page is idle. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, () => wantedCount)
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Loaded before the first toast, because a toast about a lost connection could not load them.
    const timer = setTimeout(want, idleMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (wanted === 0) return
    const load = () =>
      loadStack().then(
        ({ ToastStack, addToast }) => {
          setStack(() => ToastStack)
          const ready = waiting
          waiting = []
          for (const [tone, options] of ready) addToast(tone, options)
        },
        (error: unknown) =>
          console.warn('Toasts could not be loaded; they load when the connection returns.', error),
      )
    void load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [wanted])
  return Stack ? <Stack /> : null
}
