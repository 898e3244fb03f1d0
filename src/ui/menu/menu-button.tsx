import { type ComponentType, type KeyboardEvent, Suspense, useId, useState } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button.tsx'
import type { MenuPanelProps } from './types.ts'

type MenuButtonProps = IconButtonProps & {
  /** The menu itself, usually `lazy`: its parts are loaded with the first opening, a resting pointer being early enough. */
  panel: ComponentType<MenuPanelProps>
  /** Begins to load the panel. */
  preload?: () => void
}

/** A button that opens a menu. */
export function MenuButton({ panel: Panel, preload, ...button }: MenuButtonProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isByKey, setIsByKey] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = (byKey: boolean) => {
    setIsByKey(byKey)
    setWasOpened(true)
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
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={handleKey}
        onClick={() => (isOpen ? setIsOpen(false) : open(false))}
        {...button}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <Panel triggerId={id} isOpen={isOpen} isByKey={isByKey} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
