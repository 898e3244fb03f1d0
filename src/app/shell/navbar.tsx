import { Box, Flex, Spacer } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useUser } from '@/features/auth/api/session.ts'
import { LanguageMenu } from './language-menu.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

const NotificationBell = lazy(() =>
  import('@/features/notifications/components/notification-bell.tsx').then((file) => ({
    default: file.NotificationBell,
  })),
)

/** The bar at the top; search and shortcuts join it at its start. */
export function Navbar() {
  const user = useUser()
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      h="16"
      flexShrink="0"
      align="center"
      gap="1"
      px={{ base: '3', md: '6' }}
      bg="bg/85"
      backdropFilter="blur(8px)"
      borderBottomWidth="1px"
      data-print="hide"
    >
      <NavDrawer />
      <Spacer />
      {user ? (
        <Suspense fallback={<Box boxSize="9" />}>
          <NotificationBell uid={user.uid} />
        </Suspense>
      ) : null}
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </Flex>
  )
}
