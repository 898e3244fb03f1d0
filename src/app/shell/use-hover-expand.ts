import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A pointer that only crosses the column does not expand it. */
const restMs = 120

/** True while a collapsed column is expanded by a resting pointer, the keyboard or a tap. */
export function useHoverExpand(isFolded: boolean) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isInside = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    // React dispatches no `pointerenter` when the element that was under the pointer has been removed.
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isInside.current) return
      isInside.current = true
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setIsPointed(true), restMs)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      isInside.current = false
      clearTimeout(timer.current)
      setIsPointed(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isFolded || !(isPointed || isFocused)) return
      clearTimeout(timer.current)
      setIsPointed(false)
      setIsFocused(false)
      // Escape has closed the column, so no other handler may react.
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
