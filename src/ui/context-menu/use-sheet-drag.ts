import { type PointerEvent, type RefObject, useRef } from 'react'

/** As far as a sheet is pulled down before it goes. */
const goesAfter = 80

/** Lets a sheet be pulled down by its head: past 80 px it goes, before that it returns. */
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
      // What is pressed in the head is pressed, not dragged.
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
