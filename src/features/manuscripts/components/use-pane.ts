import { useState } from 'react'

const key = 'quillport:binder-pane'

function recall(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed'
  } catch {
    // Forbidden storage: the pane is open.
    return true
  }
}

/** Whether the binder stands beside the page on wide screens, remembered on this device. */
export function useBinderPane() {
  const [isOpen, setIsOpen] = useState(recall)
  const toggle = () => {
    setIsOpen(!isOpen)
    try {
      localStorage.setItem(key, isOpen ? 'closed' : 'open')
    } catch {
      // Forbidden storage: remembered for this visit only.
    }
  }
  return { isOpen, toggle }
}
