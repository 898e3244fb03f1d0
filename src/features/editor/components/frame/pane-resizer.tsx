import { Box } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useDirection } from '@/lib/direction.ts'
import { MAX_PANE, MIN_PANE } from '../../model/layout.ts'

type PaneResizerProps = {
  label: string
  width: number
  /** Which side of the line the pane is on. */
  side: 'start' | 'end'
  controls: string
  onResize: (width: number) => void
}

const STEP = 16

/** The line between a pane and the sheet: drag it, or move it with the arrow keys. */
export function PaneResizer({ label, width, side, controls, onResize }: PaneResizerProps) {
  const direction = useDirection()
  const start = useRef<{ x: number; width: number } | null>(null)
  // Towards the right the pane grows when it lies on the left of the line.
  const sign = (side === 'start') === (direction === 'ltr') ? 1 : -1

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current) onResize(start.current.width + sign * (event.clientX - start.current.x))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: width + sign * STEP,
      ArrowLeft: width - sign * STEP,
      Home: MIN_PANE,
      End: MAX_PANE,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }

  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={MIN_PANE}
      aria-valuemax={MAX_PANE}
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
