import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FlowCaret } from '@/features/editor/shared/flowing-text.tsx'

type OpenTexts = {
  ids: ReadonlySet<string>
  active: { id: string; caret: FlowCaret | null } | null
}

const none: OpenTexts = { ids: new Set(), active: null }

/**
 * The texts of a view that are open for writing; an opened one stays open, so that it shows what was typed. `first` is
 * open from the start, with the caret where it was last.
 */
export function useOpenTexts(first: string | null = null) {
  const [texts, setTexts] = useState<OpenTexts>(() =>
    first === null ? none : { ids: new Set([first]), active: { id: first, caret: 'last' } },
  )
  /** Opens a text in the same task, so that the next key is typed into it, and none into the text that is left. */
  const open = useCallback((id: string, caret: FlowCaret) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    flushSync(() => setTexts(({ ids }) => ({ ids: new Set(ids).add(id), active: { id, caret } })))
  }, [])
  const activate = useCallback((id: string) => {
    setTexts((now) => (now.active?.id === id ? now : { ...now, active: { id, caret: null } }))
  }, [])
  const closeAll = useCallback(() => setTexts(none), [])
  return { ...texts, open, activate, closeAll }
}

/** Adds the text that has the caret to those that are rendered near the viewport. */
export const withIndex = (index: number, range: readonly number[]): number[] =>
  index < 0 || range.includes(index) ? [...range] : [...range, index].toSorted((a, b) => a - b)
