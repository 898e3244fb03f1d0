import { Box, Flex, Spacer } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx'
import { Logo } from '@/ui/art/logo.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { type LayoutSettings, useLayoutSettings } from './layout-settings.ts'
import { NavDrawer } from './nav-drawer.tsx'
import { SearchButton } from './search/search-button.tsx'
import { shortWindow } from './short-window.ts'
import { ShortcutsMenu } from './shortcuts-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

type NavbarProps = {
  kind: LayoutSettings['navbar']
  /** True with horizontal navigation, whose bar shows the logo. */
  hasLogo: boolean
  /** The second row: the horizontal navigation. */
  children?: ReactNode
}

/**
 * The app bar: sticky, static or hidden; hidden only from 1280 px, because below that it contains the
 * navigation button.
 */
export function Navbar({ kind, hasLogo, children }: NavbarProps) {
  const intl = useIntl()
  const user = useUser()
  const { isNavbarBlurEnabled } = useLayoutSettings()
  return (
    <Box
      as="header"
      position={kind === 'static' ? 'static' : 'sticky'}
      top="0"
      zIndex="sticky"
      flexShrink="0"
      display={kind === 'hidden' ? { base: 'block', lg: 'none' } : 'block'}
      bg={isNavbarBlurEnabled ? 'bg/85' : 'bg'}
      backdropFilter={isNavbarBlurEnabled ? 'blur(8px)' : undefined}
      borderBottomWidth="1px"
      css={{ [shortWindow]: { position: 'static' } }}
    >
      <Flex
        h="16"
        align="center"
        gap="1"
        px={{ base: '3', md: '6' }}
        css={{ '@media (max-width: 359px)': { gap: '0', px: '1' } }}
      >
        <NavDrawer />
        {hasLogo ? (
          <Box display={{ base: 'none', lg: 'block' }} me="4">
            <Link to="/" aria-label={intl.formatMessage({ id: 'app.home' })}>
              <Logo />
            </Link>
          </Box>
        ) : null}
        <SearchButton />
        <Spacer />
        <ShortcutsMenu />
        {user ? <NotificationBell uid={user.uid} /> : null}
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </Flex>
      {children}
    </Box>
  )
}
