import { Avatar, Menu, Text } from '@chakra-ui/react'
import { LogOut, PilcrowLeft, PilcrowRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { signOut } from '@/features/auth/api/auth.ts'
import { useUser } from '@/features/auth/api/session.ts'
import { setDirection, useDirection } from '@/lib/direction.ts'
import { IconButton } from '@/ui/icon-button.tsx'

/** Who is signed in, the direction of the page, and signing out. */
export function UserMenu() {
  const intl = useIntl()
  const user = useUser()
  const direction = useDirection()
  const navigate = useNavigate()
  if (!user) return null
  const handleSignOut = async () => {
    await signOut()
    // Whoever signs in next starts at their own home, not where this person was.
    await navigate('/login', { replace: true })
  }
  const isRtl = direction === 'rtl'
  const Turn = isRtl ? PilcrowRight : PilcrowLeft
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton label={intl.formatMessage({ id: 'app.user.menu' })} borderRadius="full" px="0">
          <Avatar.Root size="xs" colorPalette="brand">
            <Avatar.Fallback name={user.fullName} />
            {user.avatar ? <Avatar.Image src={user.avatar} alt="" /> : null}
          </Avatar.Root>
        </IconButton>
      </Menu.Trigger>
      {/* Not in a portal: inside the header the menu belongs to a landmark. */}
      <Menu.Positioner>
        <Menu.Content minW="60">
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <Text fontWeight="medium" truncate>
                {user.fullName}
              </Text>
              <Text textStyle="xs" color="fg.muted" fontWeight="normal" truncate>
                {user.email}
              </Text>
            </Menu.ItemGroupLabel>
          </Menu.ItemGroup>
          <Menu.Separator />
          <Menu.Item value="direction" onSelect={() => setDirection(isRtl ? 'ltr' : 'rtl')}>
            <Turn size={16} strokeWidth={1.75} aria-hidden />
            {intl.formatMessage({ id: isRtl ? 'app.direction.ltr' : 'app.direction.rtl' })}
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="sign-out" onSelect={() => void handleSignOut()}>
            <LogOut size={16} strokeWidth={1.75} data-mirror="" aria-hidden />
            {intl.formatMessage({ id: 'auth.sign-out' })}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
