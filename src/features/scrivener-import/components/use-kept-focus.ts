import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the card when a step takes the button away that had it, so that the keyboard and a screen reader
 * go on from there and not from the top of the page.
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
