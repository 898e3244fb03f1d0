import { Box, Flex } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import { ReportMailPlace } from '@/features/account/shared/report-mail-place.tsx'
import { PresenceHeartbeat } from '@/features/chat/shared/presence-heartbeat.tsx'
import { useLeftDrafts } from '@/features/editor/shared/left-drafts.ts'
import { useHasBeenWide } from '@/ui/layout/use-is-wide.ts'
import { UnreadCounts } from '../navigation/unread-counts.tsx'
import { useRouteHandle } from '../use-route-handle.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { Customiser } from './customiser/customiser.tsx'
import { HorizontalNav } from './horizontal-nav.tsx'
import { mainId } from './ids.ts'
import { type LayoutSettings, useLayoutSettings } from './layout-settings.ts'
import { Navbar } from './navbar.tsx'
import { OutboxNotice } from './outbox-notice.tsx'
import { SampleDataLabel } from './sample-data-label.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { shortWindow } from './short-window.ts'
import { ShortcutsOverlay } from './shortcuts/shortcuts-overlay.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { VerticalNav } from './vertical-nav.tsx'

/** The height of the bars; sticky content, such as table headers, sticks below it. */
const barHeight = (kind: LayoutSettings['navbar'], isHorizontal: boolean) => ({
  [shortWindow]: { '--bar-height': '0px' },
  '--bar-height': {
    base: kind === 'static' ? '0px' : '64px',
    lg: kind !== 'sticky' ? '0px' : isHorizontal ? '108px' : '64px',
  },
})

/** Navigation, app bar and page; a `fixed` screen fills the rest of the window and scrolls inside itself. */
export function DefaultLayout() {
  const route = useRouteHandle()
  const isFixed = route?.layout === 'fixed'
  const { nav, navbar, contentWidth } = useLayoutSettings()
  const isHorizontal = nav === 'horizontal'
  const hasBeenWide = useHasBeenWide()
  useLeftDrafts()
  return (
    <Flex
      minH="100dvh"
      // In windows lower than 480 px the page scrolls together with its bars.
      height={isFixed ? 'max(100dvh, 480px)' : undefined}
      overflow={isFixed ? 'hidden' : undefined}
      data-content-width={contentWidth}
      data-frame={isFixed ? 'fixed' : 'flowing'}
      css={barHeight(navbar, isHorizontal)}
    >
      {hasBeenWide && !isHorizontal ? <VerticalNav /> : null}
      <Flex direction="column" flex="1" minW="0">
        <Navbar kind={navbar} hasLogo={isHorizontal}>
          {hasBeenWide && isHorizontal ? <HorizontalNav /> : null}
        </Navbar>
        <ConnectionBanner />
        <OutboxNotice />
        <ReportMailPlace />
        <UpdatePrompt />
        <Box
          as="main"
          id={mainId}
          tabIndex={-1}
          flex="1"
          minH="0"
          display={isFixed ? 'flex' : 'block'}
          flexDirection="column"
        >
          {route?.hasSampleData ? <SampleDataLabel /> : null}
          <Outlet />
        </Box>
        <ScrollToTop />
        <Customiser />
        <UnreadCounts />
        <ShortcutsOverlay />
        <PresenceHeartbeat />
      </Flex>
    </Flex>
  )
}
