import { lazy, Suspense, useEffect, useState } from 'react'
import { Boundary } from './boundary.tsx'
import {
  addToast,
  clearToasts,
  dismissToast,
  type ToastOptions,
  type ToastTone,
  toaster,
} from './toast-store.ts'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

const show = (tone: ToastTone) => (options: ToastOptions) => {
  // The latest toast of a kind replaces the earlier one.
  addToast(tone, { id: tone, ...options })
}

/** How long a toast offers an undo. */
export const UNDO_MS = 8000
const UNDO_ID = 'undo'
type Undo = { run: () => void; until: number }
let lastUndo: Undo | null = null

function runUndo({ run }: Undo) {
  lastUndo = null
  dismissToast(UNDO_ID)
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
  dismiss: dismissToast,
  /** Removes all toasts and withdraws the offer to undo, because they belong to the person who was signed in. */
  clear: () => {
    lastUndo = null
    clearToasts()
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
      dismissToast(UNDO_ID)
    }
  },
}

/**
 * The toasts of the app. Their code loads with the first toast or the first press of a key or pointer, which may lead to
 * one, because it would block the start of the first screen; a toast that is added before waits for it.
 */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(() => toaster.getCount() > 0)
  useEffect(() => {
    if (isWanted) return
    const want = () => setIsWanted(true)
    const stop = toaster.subscribe(want)
    window.addEventListener('pointerdown', want, true)
    window.addEventListener('keydown', want, true)
    return () => {
      stop()
      window.removeEventListener('pointerdown', want, true)
      window.removeEventListener('keydown', want, true)
    }
  }, [isWanted])
  if (!isWanted) return null
  return (
    <Boundary failed={() => null}>
      <Suspense>
        <ToastStack />
      </Suspense>
    </Boundary>
  )
}
