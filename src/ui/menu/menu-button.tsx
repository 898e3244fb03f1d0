import { type ComponentType, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton, type IconButtonProps } from '../inputs/icon-button.tsx'
import type { MenuPanelProps } from './menu-panel-props.ts'

type MenuButtonProps = IconButtonProps & {
  /** The menu panel, mounted while it is open. */
  panel: ComponentType<MenuPanelProps>
}

export function MenuButton({ panel: Panel, ...button }: MenuButtonProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  const open = (byKey: boolean) => {
    setIsByKey(byKey)
    setIsOpen(true)
  }
  // The panel is unmounted with the focus in it; the next key goes on from the button.
  useLayoutEffect(() => {
    if (!isOpen) return
    return () => {
      if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true })
    }
  }, [isOpen])
  const handleKey = (event: KeyboardEvent) => {
    if (isOpen || !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
    event.preventDefault()
    open(true)
  }
  return (
    <>
      <IconButton
        id={id}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={handleKey}
        onClick={() => (isOpen ? setIsOpen(false) : open(false))}
        {...button}
      />
      {isOpen ? <Panel triggerId={id} isByKey={isByKey} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
