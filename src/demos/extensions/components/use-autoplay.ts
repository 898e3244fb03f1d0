import { type FocusEvent, useEffect, useState } from 'react'
import { scrollPace } from '@/lib/routing/scroll.ts'

const slideMs = 4000

/**
 * Moves a carousel on its own until the user pauses it; the pointer and the focus inside hold it, and reduced motion
 * starts it paused.
 */
export function useAutoplay(onNext: () => void) {
  const [isPlaying, setPlaying] = useState(() => scrollPace() === 'smooth')
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isMoving = isPlaying && !isHovered && !hasFocus
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(onNext, slideMs)
    return () => clearInterval(timer)
  }, [isMoving, onNext])
  return {
    isPlaying,
    isMoving,
    toggle: () => setPlaying(!isPlaying),
    /** The properties of the element around the carousel. */
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
