import { Box, useMediaQuery } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'

type BinderPaneProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }

/** True when the binder is beside the page (wide screens), false when it opens in a drawer (below 960 px). */
export function useIsBinderBeside(): boolean {
  return useMediaQuery(['(min-width: 960px)'], { ssr: false })[0] ?? true
}

export function BinderPane({ isOpen, onClose, title, children }: BinderPaneProps) {
  const intl = useIntl()
  const isBeside = useIsBinderBeside()
  if (isBeside) {
    return isOpen ? (
      <Box
        as="aside"
        aria-label={intl.formatMessage({ id: 'manuscripts.binder.pane' })}
        width={{ base: '72', lg: '80' }}
        flexShrink="0"
        minH="0"
        borderInlineEndWidth="1px"
        bg="bg.surface"
      >
        {children}
      </Box>
    ) : null
  }
  return (
    <DrawerFrame isOpen={isOpen} side="start" size="xs" isBare title={title} onClose={onClose}>
      {children}
    </DrawerFrame>
  )
}
