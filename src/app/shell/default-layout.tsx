import { Box, Flex } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import { useRouteHandle } from '../use-route-handle.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { mainId } from './ids.ts'
import { Navbar } from './navbar.tsx'

import { ScrollToTop } from './scroll-to-top.tsx'
import { ShortcutsOverlay } from './shortcuts/shortcuts-overlay.tsx'
import { VerticalNav } from './vertical-nav.tsx'

/** Navigation, bar and page; a `fixed` screen fills what is left of the window and scrolls inside itself. */
export function DefaultLayout() {
  const isFixed = useRouteHandle()?.layout === 'fixed'
  return (
    <Flex minH="100dvh" height={isFixed ? '100dvh' : undefined} overflow={isFixed ? 'hidden' : undefined}>
      <VerticalNav />
      <Flex direction="column" flex="1" minW="0">
        <Navbar />
        <ConnectionBanner />
        <Box
          as="main"
          id={mainId}
          tabIndex={-1}
          flex="1"
          minH="0"
          display={isFixed ? 'flex' : 'block'}
          flexDirection="column"
        >
          <Outlet />
        </Box>
        <ScrollToTop />
        <ShortcutsOverlay />
      </Flex>
    </Flex>
  )
}
