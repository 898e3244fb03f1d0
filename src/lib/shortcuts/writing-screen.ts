import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../storage/external-store.ts'

/** How many parts of the screen are for writing. */
const parts = createStore(0)

/**
 * Marks the screen as one for writing while the caller is rendered: single letters open no other screen and undo
 * nothing, wherever the focus is.
 */
export function useWritingScreen(isWriting = true): void {
  useLayoutEffect(() => {
    if (!isWriting) return
    parts.set(parts.get() + 1)
    return () => parts.set(parts.get() - 1)
  }, [isWriting])
}

/** True while the screen is for writing. */
export const useIsWritingScreen = (): boolean => useStore(parts) > 0
