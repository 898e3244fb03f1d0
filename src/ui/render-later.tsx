import { Box } from '@chakra-ui/react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

const canWait = typeof IntersectionObserver === 'function' && typeof requestIdleCallback === 'function'

/** The parts that are not in view, in the order of the page. */
const waiting = new Set<() => void>()
let isRunning = false

/** Renders one waiting part each time the browser is idle. */
function renderNext() {
  const [render] = waiting
  isRunning = render !== undefined
  if (!render) return
  waiting.delete(render)
  render()
  requestIdleCallback(renderNext)
}

function wait(render: () => void): () => void {
  waiting.add(render)
  if (!isRunning) {
    isRunning = true
    requestIdleCallback(renderNext)
  }
  return () => {
    waiting.delete(render)
  }
}

type RenderLaterProps = {
  placeholder?: ReactNode
  /**
   * Not rendered out of view, except for print: for drawings, which neither a screen reader nor a search in the page
   * finds.
   */
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
  // Printing does not wait, and a part may contain further parts.
  if (useIsPrinting() && !isDue) setIsDue(true)
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
    const stopWaiting = isDrawing ? undefined : wait(render)
    return () => {
      observer.disconnect()
      stopWaiting?.()
    }
  }, [isDue, isDrawing])
  return (
    <Box ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" height="full">
      {isDue ? children : placeholder}
    </Box>
  )
}
