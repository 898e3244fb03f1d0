import type { MouseEvent } from 'react'

/** The second click of a double click that started to edit leaves the focus in the field. */
export function keepFocus(event: MouseEvent): void {
  const isControl = event.target instanceof Element && event.target.closest('input, textarea, button')
  if (event.detail > 1 && !isControl) event.preventDefault()
}
