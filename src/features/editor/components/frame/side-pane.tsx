import { Box, CloseButton, Drawer, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDirection } from '@/lib/direction.ts'
import { PaneResizer } from './pane-resizer.tsx'

type SidePaneProps = {
  id: string
  label: string
  resizeLabel: string
  side: 'start' | 'end'
  isOpen: boolean
  /** Whether there is room beside the sheet; if not, the pane lies over it. */
  isInline: boolean
  width: number
  onResize: (width: number) => void
  onClose: () => void
  children: ReactNode
}

/** The binder or the inspector: beside the sheet where there is room, else a sheet of its own over it. */
export function SidePane(props: SidePaneProps) {
  const { id, label, resizeLabel, side, isOpen, isInline, width, onResize, onClose, children } = props
  const intl = useIntl()
  const direction = useDirection()
  if (!isInline) {
    const edge = direction === 'rtl' ? (side === 'start' ? 'end' : 'start') : side
    return (
      <Drawer.Root
        open={isOpen}
        onOpenChange={(details) => (details.open ? undefined : onClose())}
        placement={edge}
        size="sm"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header py="3" px="4" borderBottomWidth="1px">
                <Drawer.Title textStyle="sm">{label}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <CloseButton size="sm" aria-label={intl.formatMessage({ id: 'ui.close' })} />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body p="0" display="flex" flexDirection="column" minH="0">
                {children}
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
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
      data-print="hide"
    >
      {children}
    </Box>
  )
  const line = (
    <PaneResizer key="line" label={resizeLabel} width={width} side={side} controls={id} onResize={onResize} />
  )
  return side === 'start' ? [pane, line] : [line, pane]
}
