import { useLayoutEffect } from 'react'
import type { ContextMenuItem, Point } from './context-menu-item.ts'
import { ContextMenuPanel } from './context-menu-panel.tsx'
import { menuSize, positionAtPointer } from './geometry.ts'
import { visibleItems } from './items.ts'

type FloatingMenuProps = {
  label: string
  items: readonly ContextMenuItem[]
  at: Point
  isRtl: boolean
  onChoose: (item: ContextMenuItem) => void
  /** Closes the menu and returns the focus to where it was. */
  onClose: () => void
  /** Closes the menu and leaves the focus where it is. */
  onFocusOutside: () => void
}

const isInside = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-context-menu]') !== null

/** The menu at the pointer; a press, focus, scroll or resize elsewhere closes it. */
export function FloatingMenu({
  label,
  items,
  at,
  isRtl,
  onChoose,
  onClose,
  onFocusOutside,
}: FloatingMenuProps) {
  const room = { width: window.innerWidth, height: window.innerHeight }
  const place = positionAtPointer(at, menuSize(visibleItems(items)), room, isRtl)
  // A layout effect, because a press can follow in the next moment.
  useLayoutEffect(() => {
    const handlePointer = (event: Event) => {
      if (!isInside(event.target)) onClose()
    }
    // A new screen takes the focus.
    const handleFocus = (event: Event) => {
      if (!isInside(event.target)) onFocusOutside()
    }
    window.addEventListener('focusin', handleFocus)
    window.addEventListener('pointerdown', handlePointer, true)
    window.addEventListener('wheel', handlePointer, { capture: true, passive: true })
    window.addEventListener('resize', onClose)
    window.addEventListener('blur', onClose)
    return () => {
      window.removeEventListener('focusin', handleFocus)
      window.removeEventListener('pointerdown', handlePointer, true)
      window.removeEventListener('wheel', handlePointer, { capture: true })
      window.removeEventListener('resize', onClose)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose, onFocusOutside])
  return (
    <ContextMenuPanel
      isFirst
      key={`${at.x},${at.y}`}
      {...{ label, items, place, isRtl, onChoose, onClose }}
    />
  )
}
