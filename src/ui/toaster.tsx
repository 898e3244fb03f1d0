import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'
export type ToastOptions = {
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  duration?: number
}

const loadStack = () => import('./toast-stack.tsx')
const ToastStack = lazy(() => loadStack().then((file) => ({ default: file.ToastStack })))
const idleMs = 2000
const listeners = new Set<() => void>()
let isWanted = false

function want() {
  isWanted = true
  for (const listener of listeners) listener()
}

const show = (tone: ToastTone) => (options: ToastOptions) => {
  want()
  void loadStack().then(({ addToast }) => addToast(tone, options))
}

/** Says that something happened: top right, 5 s, at most 20 (spec 9). */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
  /** Says what was done and offers to take it back for 8 s. */
  undo: (title: string, label: string, onUndo: () => void) =>
    show('success')({ title, action: { label, onClick: onUndo }, duration: 8000 }),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where toasts appear; stands once in the app and loads its parts when the page has come to rest. */
export function Toasts() {
  const isReady = useSyncExternalStore(subscribe, () => isWanted)
  useEffect(() => {
    // Before the first toast, not with it: a toast about a lost connection could no longer be loaded.
    const timer = setTimeout(want, idleMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isReady) return null
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  )
}
