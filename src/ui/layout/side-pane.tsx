import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DrawerFrame } from '../overlay/drawer-frame.tsx'
import { PaneResizer } from './pane-resizer.tsx'
import { MAX_PANE, MIN_PANE } from './pane-width.ts'

type SidePaneProps = {
  id: string
  label: string
  /** The title of the drawer; the label when missing. */
  title?: string
  resizeLabel: string
  side: 'start' | 'end'
  isOpen: boolean
  /** True when the pane fits beside the page, false when it opens as a drawer. */
  isInline: boolean
  width: number
  onResize: (width: number) => void
  onClose: () => void
  children: ReactNode
}

/** A pane of a page, beside it or as a drawer over it. */
export function SidePane(props: SidePaneProps) {
  const {
    id,
    label,
    title = label,
    resizeLabel,
    side,
    isOpen,
    isInline,
    width,
    onResize,
    onClose,
    children,
  } = props
  if (!isInline) {
    return (
      <DrawerFrame isOpen={isOpen} side={side} size="sm" isBare title={title} onClose={onClose}>
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
