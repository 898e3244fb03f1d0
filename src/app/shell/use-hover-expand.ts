import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer on its way elsewhere opens nothing. */
const restMs = 120

/** Whether a folded column is looked into: by a resting pointer, by the keyboard, or by a tap. */
export function useHoverExpand(isFolded: boolean) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setIsPointed(true), restMs)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      setIsPointed(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isFolded || !(isPointed || isFocused)) return
      clearTimeout(timer.current)
      setIsPointed(false)
      setIsFocused(false)
      // Nothing else is open that Escape would close.
      event.stopPropagation()
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setIsFocused(true)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
  }
  return { isPeeking: isFolded && (isPointed || isFocused), handlers }
}
