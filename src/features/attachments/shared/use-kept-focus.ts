import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the card when a step removes the focused button, so that focus does not fall back to the
 * page.
 */
export function useKeptFocus(step: string): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [step])
  return card
}
