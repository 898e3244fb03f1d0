import { useEffect, useRef } from 'react'

/** Keys of the editor screen, as `ctrl` (or Cmd) and the rest in alphabetical order. */
export type WritingKeys = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))

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
      if (event.defaultPrevented || event.isComposing) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('[role=dialog], [role=alertdialog], [role=menu]'))
        return
      const name = nameOf(event)
      if (name.length === 1 && isTyping(target)) return
      const act = latest.current[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
