import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** How long a press keeps the button's action without a resting pointer (touch, keyboard). */
const settleMs = 1500

/**
 * Changes a button's action only after the pointer has left it and 1.5 s have passed since the last press;
 * until then `isHeld` is true and presses are ignored.
 */
export function useSettledAction<Id extends string>(action: Id | null) {
  const [shown, setShown] = useState(action)
  const [button, setButton] = useState<Element | null>(null)
  const isOver = button !== null
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!button) return
    // A disabled button gets no pointerleave, so a pointermove outside it shows that the pointer has left.
    const follow = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && button.contains(target))) setButton(null)
    }
    document.addEventListener('pointermove', follow)
    return () => document.removeEventListener('pointermove', follow)
  }, [button])
  useEffect(() => {
    if (shown === action || isOver) return
    const wait = Math.max(0, pressedAt.current + settleMs - performance.now())
    const timer = setTimeout(() => setShown(action), wait)
    return () => clearTimeout(timer)
  }, [shown, action, isOver])
  return {
    shown,
    isHeld: shown !== action,
    press: () => {
      pressedAt.current = performance.now()
    },
    over: {
      onPointerEnter: ({ currentTarget }: ReactPointerEvent) => setButton(currentTarget),
      onPointerMove: ({ currentTarget }: ReactPointerEvent) => setButton(currentTarget),
      onPointerLeave: () => setButton(null),
    },
  }
}
