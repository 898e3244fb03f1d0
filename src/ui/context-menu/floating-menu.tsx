import { useEffect } from 'react'
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
  onClose: () => void
}

const isInside = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-context-menu]') !== null

/** The menu at the pointer; a press, scroll or resize elsewhere closes it. */
export function FloatingMenu({ label, items, at, isRtl, onChoose, onClose }: FloatingMenuProps) {
  const room = { width: window.innerWidth, height: window.innerHeight }
  const place = positionAtPointer(at, menuSize(visibleItems(items)), room, isRtl)
  useEffect(() => {
    const handlePointer = (event: Event) => {
      if (!isInside(event.target)) onClose()
    }
    window.addEventListener('pointerdown', handlePointer, true)
    window.addEventListener('wheel', handlePointer, { capture: true, passive: true })
    window.addEventListener('resize', onClose)
    window.addEventListener('blur', onClose)
    return () => {
      window.removeEventListener('pointerdown', handlePointer, true)
      window.removeEventListener('wheel', handlePointer, { capture: true })
      window.removeEventListener('resize', onClose)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose])
  return (
    <ContextMenuPanel
      isFirst
      key={`${at.x},${at.y}`}
      {...{ label, items, place, isRtl, onChoose, onClose }}
    />
  )
}
