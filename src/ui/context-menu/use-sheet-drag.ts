import { type PointerEvent, type RefObject, useRef } from 'react'

/** The drag distance in px that dismisses a sheet. */
const goesAfter = 80

/** Lets the user drag a sheet down by its header: past 80 px it closes, otherwise it returns. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onGone: () => void) {
  const start = useRef<number | null>(null)
  const move = (by: number) => {
    if (sheet.current) sheet.current.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  const end = (isLetGo: boolean) => (event: PointerEvent) => {
    if (start.current === null) return
    const by = event.clientY - start.current
    start.current = null
    if (isLetGo && by > goesAfter) onGone()
    else move(0)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A press on a button in the header is a click, not a drag.
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(event.clientY - start.current)
    },
    onPointerUp: end(true),
    onPointerCancel: end(false),
  }
}
