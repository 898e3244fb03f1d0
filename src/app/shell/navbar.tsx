import { Flex, Spacer } from '@chakra-ui/react'
import { useUser } from '@/features/auth/api/session.ts'
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

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
      {user ? <NotificationBell uid={user.uid} /> : null}
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </Flex>
  )
}
