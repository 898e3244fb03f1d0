import { type KeyboardEvent, useId, useState } from 'react'
import { IconButton, type IconButtonProps } from '../inputs/icon-button.tsx'
import { LazyOnOpen } from '../overlay/lazy-boundary.tsx'
import type { LazyComponent } from '../overlay/lazy-with-retry.tsx'
import type { MenuPanelProps } from './menu-panel-props.ts'

type MenuButtonProps = IconButtonProps & {
  /** The menu panel; loads on hover or on first opening. */
  panel: LazyComponent<MenuPanelProps>
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
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onKeyDown={handleKey}
        onClick={() => (isOpen ? setIsOpen(false) : open(false))}
        {...button}
      />
      <LazyOnOpen isOpen={isOpen} onFail={() => setIsOpen(false)}>
        <Panel triggerId={id} isOpen={isOpen} isByKey={isByKey} onOpenChange={setIsOpen} />
      </LazyOnOpen>
    </>
  )
}
