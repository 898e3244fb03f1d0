import { Button } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { PageFrame } from '@/ui/page.tsx'
import { UserFigures } from '../components/user-figures.tsx'
import { UsersTable } from '../components/users-table.tsx'

const InviteDrawer = lazy(() =>
  import('../components/invite-drawer.tsx').then((file) => ({ default: file.InviteDrawer })),
)

/** The people of the place, and beside them the form for a new one when the address says `new=1`. */
export function Page() {
  const mayCreate = useAbility().can('create', 'profiles')
  const [search, setSearch] = useSearchParams()
  const withForm = new URLSearchParams(search)
  withForm.set('new', '1')
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('new')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const newButton = mayCreate ? (
    <Button asChild>
      <Link to={`?${withForm}`} preventScrollReset>
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
      <UserFigures />
      <UsersTable newButton={newButton} />
      {mayCreate && search.has('new') ? (
        <Suspense fallback={null}>
          <InviteDrawer onClose={close} />
        </Suspense>
      ) : null}
    </PageFrame>
  )
}
