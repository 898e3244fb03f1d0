import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { ToastOptions, ToastTone } from './toast-stack.tsx'

type Stack = typeof import('./toast-stack.tsx')
let loading: Promise<Stack> | null = null

/** Loads the parts of toasts; a load that failed, as it does offline, can be tried again. */
function loadStack(): Promise<Stack> {
  loading ??= import('./toast-stack.tsx').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Toasts said before their parts could be loaded; they are shown once the parts are there. */
let waiting: [ToastTone, ToastOptions][] = []

const idleMs = 2000
const listeners = new Set<() => void>()
let wantedCount = 0

function want() {
  wantedCount += 1
  for (const listener of listeners) listener()
}

const show = (tone: ToastTone) => (options: ToastOptions) => {
  // One of each kind: the newest replaces the one before.
  const next = { id: tone, ...options }
  waiting = [...waiting.filter(([, { id }]) => id !== next.id), [tone, next]]
  want()
}

const UNDO_MS = 8000
const UNDO_ID = 'undo'
type Undo = { run: () => void; until: number }
let lastUndo: Undo | null = null

function dismiss(id: string) {
  waiting = waiting.filter(([, options]) => options.id !== id)
  void loading?.then(
    ({ dismissToast }) => dismissToast(id),
    // Without its parts there is no toast to take away.
    () => undefined,
  )
}

/** Takes back the last action that a toast offers to undo, and removes that toast; false when there is none. */
export function undoLastAction(): boolean {
  const undo = lastUndo
  lastUndo = null
  if (!undo || performance.now() > undo.until) return false
  dismiss(UNDO_ID)
  undo.run()
  return true
}

/** Shows a toast: top right, 5 s, one of each tone or id at a time. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Removes the toast of an id, when the screen shows what it said. */
  dismiss,
  /** Reports an action and offers to undo it for 8 s; answers how to withdraw the offer once it is undone elsewhere. */
  undo: (title: string, label: string, onUndo: () => void): (() => void) => {
    const undo = { run: onUndo, until: performance.now() + UNDO_MS }
    lastUndo = undo
    const handle = () => {
      if (lastUndo === undo) undoLastAction()
    }
    show('success')({ id: UNDO_ID, title, action: { label, onClick: handle }, duration: UNDO_MS })
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

/** The place where toasts appear; stands once in the app and loads its parts when the page has come to rest. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, () => wantedCount)
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Before the first toast, not with it: a toast about a lost connection could no longer be loaded.
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
        (error: unknown) => console.warn('Toasts could not be loaded; they wait for the connection.', error),
      )
    void load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [wanted])
  return Stack ? <Stack /> : null
}
