import { useEffect, useRef } from 'react'

/**
 * Keys of the editor screen: alt, ctrl (or Cmd), shift and the key, joined by plus signs. An act that answers false
 * has not used the key.
 */
export type WritingKeys = Readonly<Record<string, () => unknown>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))

/** Makes the text editor read the selection now: the browser reports a click some time after it was made. */
const readDomSelection = () => document.dispatchEvent(new Event('selectionchange'))

function nameOf(event: KeyboardEvent): string {
  const parts = [
    event.altKey ? 'alt' : '',
    event.ctrlKey || event.metaKey ? 'ctrl' : '',
    event.shiftKey && event.key !== '?' ? 'shift' : '',
    // With Alt a Mac types signs (µ for m), so the place of the key counts.
    event.altKey && event.code.startsWith('Key')
      ? event.code.slice(3).toLowerCase()
      : event.key.toLowerCase(),
  ]
  return parts.filter(Boolean).join('+')
}

/** Listens for the editor's own keys wherever the focus is, except in dialogs; plain signs only where nobody types. */
export function useWritingKeys(keys: WritingKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog], [role=menu]'))
        return
      const name = nameOf(event)
      if (name.length === 1 && isTyping(target)) return
      const act = latest.current[name]
      if (!act) return
      readDomSelection()
      if (act() === false) return
      event.preventDefault()
      event.stopPropagation()
    }
    // On the way down: the text editor claims Enter and Escape for itself.
    document.addEventListener('keydown', handle, { capture: true })
    return () => document.removeEventListener('keydown', handle, { capture: true })
  }, [])
}
