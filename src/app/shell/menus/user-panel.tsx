import { Menu, Text } from '@chakra-ui/react'
import { LogOut, PilcrowLeft, PilcrowRight, Settings, SlidersHorizontal, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { signOut } from '@/features/auth/api/auth.ts'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { setDirection, useDirection } from '@/lib/i18n/direction.ts'
import { hasUnsent } from '@/lib/outbox/outbox.ts'
import { hasKeptMutations } from '@/lib/queries/kept-mutations.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import type { MenuPanelProps } from '@/ui/menu/menu-panel-props.ts'
import { openCustomiser } from '../customiser/customiser.tsx'

/** How long a person reads that changes of theirs wait. */
const UNSENT_MS = 20_000

/** The items of the user menu: the signed-in user, the text direction, and sign-out. */
export function UserPanel(props: MenuPanelProps) {
  const intl = useIntl()
  const user = useUser()
  const direction = useDirection()
  const navigate = useNavigate()
  const maySet = useAbility().can('read', 'client')
  if (!user) return null
  const handleSignOut = async () => {
    await signOut()
    const isInTab = hasKeptMutations()
    if (isInTab || hasUnsent(user.uid))
      toast.warning({
        title: intl.formatMessage({ id: 'app.unsent' }),
        description: intl.formatMessage({ id: isInTab ? 'app.unsent.body' : 'app.unsent.device' }),
        duration: UNSENT_MS,
      })
    // The next user starts at their home, not at this user's last screen.
    await navigate('/login', { replace: true })
  }
  const isRtl = direction === 'rtl'
  const Turn = isRtl ? PilcrowRight : PilcrowLeft
  return (
    <MenuPanel {...props} first="profile" minW="60">
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
      <Menu.Item value="profile" onSelect={() => void navigate(href('account.profile'))}>
        <UserRound size={16} aria-hidden />
        {intl.formatMessage({ id: 'account.profile.title' })}
      </Menu.Item>
      {maySet ? (
        <Menu.Item value="settings" onSelect={() => void navigate(href('account.account'))}>
          <Settings size={16} aria-hidden />
          {intl.formatMessage({ id: 'account.settings.title' })}
        </Menu.Item>
      ) : null}
      <Menu.Separator />
      <Menu.Item value="direction" onSelect={() => setDirection(isRtl ? 'ltr' : 'rtl')}>
        <Turn size={16} aria-hidden />
        {intl.formatMessage({ id: isRtl ? 'app.direction.ltr' : 'app.direction.rtl' })}
      </Menu.Item>
      <Menu.Item value="customise" onSelect={openCustomiser}>
        <SlidersHorizontal size={16} aria-hidden />
        {intl.formatMessage({ id: 'app.customiser.open' })}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item value="sign-out" onSelect={() => void handleSignOut()}>
        <LogOut size={16} data-mirror="" aria-hidden />
        {intl.formatMessage({ id: 'app.sign-out' })}
      </Menu.Item>
    </MenuPanel>
  )
}
