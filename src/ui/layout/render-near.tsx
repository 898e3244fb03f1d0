import { Box } from '@chakra-ui/react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/**
 * Renders a drawing, which neither a screen reader nor a search in the page finds, when it is within one screen of the
 * view: a page of many charts would answer no input for more than a second on a phone while it renders them all. The
 * parent reserves the space.
 */
export function RenderNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // jsdom has no layout, so it renders everything.
  const [isNear, setIsNear] = useState(typeof IntersectionObserver !== 'function')
  useEffect(() => {
    if (isNear || !box.current) return
    const render = () => startTransition(() => setIsNear(true))
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? render() : undefined), {
      rootMargin: '100% 0%',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <Box ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" height="full">
      {isNear ? children : null}
    </Box>
  )
}
