import { Box, Flex } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useRouteHandle } from '../use-route-handle.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { Customiser } from './customiser/customiser.tsx'
import { mainId } from './ids.ts'
import { useLayoutSettings } from './layout-settings.ts'
import { Navbar } from './navbar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ShortcutsOverlay } from './shortcuts/shortcuts-overlay.tsx'
import { VersionOffer } from './version-offer.tsx'
import { VerticalNav } from './vertical-nav.tsx'

const HorizontalNav = lazy(() =>
  import('./horizontal-nav.tsx').then((file) => ({ default: file.HorizontalNav })),
)

const PresenceBeat = lazy(() =>
  import('@/features/chat/widgets/presence-beat.tsx').then((file) => ({ default: file.PresenceBeat })),
)

/** Navigation, bar and page; a `fixed` screen fills what is left of the window and scrolls inside itself. */
export function DefaultLayout() {
  const isFixed = useRouteHandle()?.layout === 'fixed'
  const { nav, navbar, contentWidth } = useLayoutSettings()
  const isHorizontal = nav === 'horizontal'
  return (
    <Flex
      minH="100dvh"
      height={isFixed ? '100dvh' : undefined}
      overflow={isFixed ? 'hidden' : undefined}
      data-content-width={contentWidth}
    >
      {isHorizontal ? null : <VerticalNav />}
      <Flex direction="column" flex="1" minW="0">
        <Navbar kind={navbar} hasLogo={isHorizontal}>
          {isHorizontal ? (
            <Suspense fallback={<Box h="11" />}>
              <HorizontalNav />
            </Suspense>
          ) : null}
        </Navbar>
        <ConnectionBanner />
        <VersionOffer />
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
        <Customiser />
        <Suspense fallback={null}>
          <PresenceBeat />
        </Suspense>
      </Flex>
    </Flex>
  )
}
