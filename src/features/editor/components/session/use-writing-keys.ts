import { use, useLayoutEffect, useRef } from 'react'
import { BesideContext } from './beside-context.ts'

/**
 * Shortcuts of the editor screen as `Alt+Mod+Shift+key`; a handler that returns false leaves the key
 * unhandled.
 */
export type WritingKeys = Readonly<Record<string, () => unknown>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))

/** Makes the editor read the DOM selection now, because browsers report it with a delay after a click. */
const readDomSelection = () => document.dispatchEvent(new Event('selectionchange'))

function nameOf(event: KeyboardEvent): string {
  const parts = [
    event.altKey ? 'alt' : '',
    event.ctrlKey || event.metaKey ? 'ctrl' : '',
    event.shiftKey && event.key !== '?' ? 'shift' : '',
    // With Alt a Mac produces special characters (µ for m), so the physical key is used.
    event.altKey && event.code.startsWith('Key')
      ? event.code.slice(3).toLowerCase()
      : event.key.toLowerCase(),
  ]
  return parts.filter(Boolean).join('+')
}

/**
 * Handles the editor's shortcuts wherever the focus is, except in dialogs; single characters only outside
 * text fields.
 */
export function useWritingKeys(keys: WritingKeys): void {
  const latest = useRef(keys)
  const isBeside = use(BesideContext) !== null
  useLayoutEffect(() => {
    latest.current = keys
  })
  // Before the text is painted, because it has the caret from then on.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog], [role=menu]'))
        return
      // Each of two panes has the keys that are pressed in it.
      if ((target instanceof Element && target.closest('[data-beside]') !== null) !== isBeside) return
      const name = nameOf(event)
      if (name.length === 1 && isTyping(target)) return
      const handler = latest.current[name]
      if (!handler) return
      readDomSelection()
      if (handler() === false) return
      event.preventDefault()
      event.stopPropagation()
    }
    // In the capture phase, because the text editor handles Enter and Escape itself.
    document.addEventListener('keydown', handle, { capture: true })
    return () => document.removeEventListener('keydown', handle, { capture: true })
  }, [isBeside])
}
