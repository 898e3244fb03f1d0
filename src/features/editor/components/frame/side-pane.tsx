import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PaneResizer } from '@/ui/layout/pane-resizer.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { MAX_PANE, MIN_PANE } from '../../model/editor-panes.ts'

type SidePaneProps = {
  id: string
  label: string
  resizeLabel: string
  side: 'start' | 'end'
  isOpen: boolean
  /** True when the pane fits beside the canvas, false when it opens as a drawer. */
  isInline: boolean
  width: number
  onResize: (width: number) => void
  onClose: () => void
  children: ReactNode
}

/** The binder or inspector, beside the canvas or as a drawer over it. */
export function SidePane(props: SidePaneProps) {
  const { id, label, resizeLabel, side, isOpen, isInline, width, onResize, onClose, children } = props
  if (!isInline) {
    return (
      <DrawerFrame isOpen={isOpen} side={side} size="sm" isBare title={label} onClose={onClose}>
        {children}
      </DrawerFrame>
    )
  }
  if (!isOpen) return null
  const pane = (
    <Box
      key="pane"
      as="aside"
      id={id}
      aria-label={label}
      flexShrink="0"
      minH="0"
      height="full"
      overflow="hidden"
      bg="bg"
      style={{ width }}
    >
      {children}
    </Box>
  )
  const line = (
    <PaneResizer
      key="line"
      label={resizeLabel}
      width={width}
      side={side}
      controls={id}
      min={MIN_PANE}
      max={MAX_PANE}
      onResize={onResize}
    />
  )
  return side === 'start' ? [pane, line] : [line, pane]
}
