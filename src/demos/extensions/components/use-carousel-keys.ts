import { useLocaleContext } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

/**
 * Moves a carousel by arrow keys while its slides have the focus. The library ignores vertical slides and the reading
 * direction, so its listener, which is added with the focus, does not get these keys.
 */
export function useCarouselKeys(isVertical: boolean, move: (step: 1 | -1) => void) {
  const slides = useRef<HTMLDivElement>(null)
  const isRtl = useLocaleContext().dir === 'rtl'
  const [start, end] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const isTurned = isRtl && !isVertical
  const handleKey = (event: KeyboardEvent) => {
    if (event.target !== slides.current || (event.key !== start && event.key !== end)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    move((event.key === end) === isTurned ? -1 : 1)
  }
  const latest = useRef(handleKey)
  useEffect(() => {
    latest.current = handleKey
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
  return slides
}
