import type { MouseEvent } from 'react'

/** The frames in which a first press of the mouse was. */
const pressed = new WeakSet<EventTarget>()

/**
 * Handles `mousedown` in and around a dialog, a drawer or the sheet of a menu: the second press of the double click that opened it selects no
 * word and moves no focus.
 */
export function keepSelection(event: MouseEvent): void {
  if (event.detail <= 1) pressed.add(event.currentTarget)
  else if (!pressed.has(event.currentTarget)) event.preventDefault()
}
