import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

type PaneResizerProps = {
  label: string
  width: number
  /** The side of the separator that the pane is on. */
  side: 'start' | 'end'
  controls: string
  min: number
  max: number
  onResize: (width: number) => void
  /** Collapses the pane; Enter calls it. */
  onCollapse?: () => void
}

const STEP = 16

/** The separator between two panes (ARIA window splitter): drag or arrow keys resize, Enter collapses. */
export function PaneResizer({
  label,
  width,
  side,
  controls,
  min,
  max,
  onResize,
  onCollapse,
}: PaneResizerProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  // Moving right grows the pane when it is on the left of the separator.
  const signAt = (element: HTMLElement) =>
    (side === 'start') === (getComputedStyle(element).direction !== 'rtl') ? 1 : -1
  const within = (next: number) => Math.round(Math.min(max, Math.max(min, next)))

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const moved = signAt(event.currentTarget) * (event.clientX - start.current.x)
    onResize(within(start.current.width + moved))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const sign = signAt(event.currentTarget)
    const steps: Record<string, number> = {
      ArrowRight: width + sign * STEP,
      ArrowLeft: width - sign * STEP,
      Home: min,
      End: max,
    }
    if (event.key === 'Enter' && onCollapse) {
      event.preventDefault()
      onCollapse()
      return
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(within(next))
  }

  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      flexShrink="0"
      width="9px"
      marginInline="-4px"
      zIndex="1"
      cursor="col-resize"
      touchAction="none"
      position="relative"
      _before={{
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '4px',
        width: '1px',
        bg: 'border',
      }}
      _hover={{ _before: { bg: 'brand.border', width: '2px' } }}
      _focusVisible={{ outline: 'none', _before: { bg: 'brand', width: '2px' } }}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => {
        start.current = null
      }}
      onPointerCancel={() => {
        start.current = null
      }}
      onKeyDown={handleKeyDown}
    />
  )
}
