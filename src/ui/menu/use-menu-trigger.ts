import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MenuPanelProps } from './menu-panel-props.ts'

type MenuTrigger = {
  /** Props of the button. */
  trigger: {
    id: string
    ref: RefObject<HTMLButtonElement | null>
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    onKeyDown: (event: KeyboardEvent) => void
    onClick: () => void
  }
  /** Props of the panel, which is mounted while they are not null. */
  panel: MenuPanelProps | null
}

/**
 * Connects a button with a panel that is unmounted when it closes. The focus that was in the panel returns to the button
 * in the same task, so that the next key goes on from there.
 */
export function useMenuTrigger(): MenuTrigger {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    return () => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }
  }, [isOpen])
  const open = (byKey: boolean) => {
    setIsByKey(byKey)
    setIsOpen(true)
  }
  return {
    trigger: {
      id,
      ref,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onKeyDown(event) {
        if (isOpen || !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
        event.preventDefault()
        open(true)
      },
      onClick: () => (isOpen ? setIsOpen(false) : open(false)),
    },
    panel: isOpen ? { triggerId: id, isByKey, onClose: () => setIsOpen(false) } : null,
  }
}
