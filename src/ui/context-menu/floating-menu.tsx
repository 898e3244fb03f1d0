import { useEffect } from 'react'
import { menuSize, placeAtPointer } from './geometry.ts'
import { visibleItems } from './items.ts'
import { MenuPanel } from './menu-panel.tsx'
import type { ContextMenuItem, Point } from './types.ts'

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

/** The menu at the pointer; anything that happens elsewhere closes it. */
export function FloatingMenu({ label, items, at, isRtl, onChoose, onClose }: FloatingMenuProps) {
  const room = { width: window.innerWidth, height: window.innerHeight }
  const place = placeAtPointer(at, menuSize(visibleItems(items)), room, isRtl)
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
  return <MenuPanel isFirst key={`${at.x},${at.y}`} {...{ label, items, place, isRtl, onChoose, onClose }} />
}
