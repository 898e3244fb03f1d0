import { Box } from '@chakra-ui/react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { hasIdleTime, waitForIdle } from './idle-queue.ts'

const canWait = hasIdleTime && typeof IntersectionObserver === 'function'

type RenderLaterProps = {
  placeholder?: ReactNode
  /** Rendered after all other parts: for drawings, which neither a screen reader nor a search in the page finds. */
  isDrawing?: boolean
  children: ReactNode
}

/**
 * Renders what is in view first, and everything else part by part when the browser is idle, so that a page of many
 * cards answers input while it renders. The placeholder reserves the space until then.
 */
export function RenderLater({ placeholder = null, isDrawing = false, children }: RenderLaterProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isDue, setIsDue] = useState(!canWait)
  useEffect(() => {
    if (isDue || !box.current) return
    const render = () => startTransition(() => setIsDue(true))
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) render()
      },
      // A drawing of the next screenful is complete before it is scrolled into view.
      { rootMargin: isDrawing ? '0% 0% 100%' : '0%' },
    )
    observer.observe(box.current)
    const stopWaiting = waitForIdle(render, isDrawing ? 'low' : 'normal')
    return () => {
      observer.disconnect()
      stopWaiting()
    }
  }, [isDue, isDrawing])
  return (
    <Box ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" height="full">
      {isDue ? children : placeholder}
    </Box>
  )
}
