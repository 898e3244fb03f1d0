import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { IconButton, type IconButtonProps } from '../inputs/icon-button.tsx'
import { OnceOpened } from '../overlay/once-opened.tsx'
import type { MenuPanelProps } from './menu-panel-props.ts'

type MenuButtonProps = IconButtonProps & {
  /** The menu panel, which mounts when it first opens. */
  panel: ComponentType<MenuPanelProps>
}

export function MenuButton({ panel: Panel, ...button }: MenuButtonProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  const open = (byKey: boolean) => {
    setIsByKey(byKey)
    setIsOpen(true)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isOpen || !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
    event.preventDefault()
    open(true)
  }
  return (
    <>
      <IconButton
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={handleKey}
        onClick={() => (isOpen ? setIsOpen(false) : open(false))}
        {...button}
      />
      <OnceOpened isOpen={isOpen}>
        <Panel triggerId={id} isOpen={isOpen} isByKey={isByKey} onOpenChange={setIsOpen} />
      </OnceOpened>
    </>
  )
}
