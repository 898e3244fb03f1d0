import { Button } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { useCreateParam } from '@/lib/use-create-param.ts'
import { LazyBoundary } from '@/ui/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/lazy-with-retry.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { UserStats } from '../components/user-stats.tsx'
import { UsersTable } from '../components/users-table.tsx'

const InviteDrawer = lazyWithRetry(() =>
  import('../components/invite-drawer.tsx').then((file) => file.InviteDrawer),
)

/** The users list; `new=1` in the address opens the invitation form. */
export function Page() {
  const mayCreate = useAbility().can('create', 'profiles')
  const { isOpen, to, close } = useCreateParam()
  const newButton = mayCreate ? (
    <Button asChild>
      <Link to={to} preventScrollReset>
        <UserPlus size={18} strokeWidth={1.75} aria-hidden />
        <FormattedMessage id="users.list.new" />
      </Link>
    </Button>
  ) : null
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="users.list.title" />}
      description={<FormattedMessage id="users.list.description" />}
      actions={newButton}
    >
      <UserStats />
      <UsersTable newButton={newButton} />
      {mayCreate && isOpen ? (
        <LazyBoundary onFail={close}>
          <InviteDrawer onClose={close} />
        </LazyBoundary>
      ) : null}
    </PageFrame>
  )
}
