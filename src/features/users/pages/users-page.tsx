import { Button } from '@chakra-ui/react'
import type { User } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { fetchAllUsers, usersQuery } from '../api/users.ts'
import { DeleteDialog } from '../components/delete-dialog.tsx'
import { EditUserLoader } from '../components/edit-user-loader.tsx'
import { InviteDrawer } from '../components/invite-drawer.tsx'
import { useUserActions } from '../components/use-user-actions.ts'
import { useUserBulkActions } from '../components/use-user-bulk-actions.tsx'
import { type UserFilterName, userFilterNames, useUserFilters } from '../components/use-user-filters.ts'
import { useUserMenu } from '../components/use-user-menu.ts'
import { useUserColumns } from '../components/user-columns.tsx'
import { UserStats } from '../components/user-stats.tsx'

const viewOf = (user: User) => href('users.view', { id: String(user.id) })

/** The users list (`/apps/user/list`); `new=1` in the address opens the invitation form. */
export function Page() {
  const intl = useIntl()
  const navigate = useNavigate()
  const ability = useAbility()
  const mayCreate = ability.can('create', 'profiles')
  const params = useListParams({ sortBy: 'user', orderBy: 'asc' }, userFilterNames)
  const query = { ...params.state, ...params.filters, q: params.q }
  const list = useQuery(usersQuery(query))
  // The server returns page 1 for a page beyond the last one, and names the page it returned.
  const page = list.data && !list.isPlaceholderData ? list.data.page : params.state.page

  const columns = useUserColumns()
  const filters = useUserFilters()

  const actions = useUserActions()
  const menuOf = useUserMenu()
  const bulkActions = useUserBulkActions(actions)
  const [edited, setEdited] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<User | null>(null)
  const form = useCreateParam()
  const newButton = mayCreate ? (
    <Button asChild>
      <Link {...form.link}>
        <UserPlus size={18} aria-hidden />
        <FormattedMessage id="users.list.new" />
      </Link>
    </Button>
  ) : null
  const rowActions = (user: User) =>
    menuOf(user, {
      onOpen: () => void navigate(viewOf(user)),
      onEdit: () => setEdited(user.id),
      onActivate: () => void actions.setStatus([user], 'active'),
      onDeactivate: () => void actions.setStatus([user], 'inactive'),
      onResend: () => void actions.invite([user]),
      onRevoke: () => void actions.takeBack(user),
      onDelete: () => setDeleted(user),
    })

  return (
    <ListPage<User, UserFilterName>
      name="users"
      title={intl.formatMessage({ id: 'users.list.title' })}
      description={<FormattedMessage id="users.list.description" />}
      action={newButton}
      stats={<UserStats />}
      query={list}
      params={{ ...params, state: { ...params.state, page } }}
      rows={list.data?.users}
      total={list.data?.totalUsers ?? 0}
      columns={columns}
      rowId={(user) => String(user.id)}
      rowLabel={(user) => user.fullName}
      rowHref={viewOf}
      rowActions={rowActions}
      bulk={selectable(bulkActions)}
      onExport={() => fetchAllUsers(query)}
      searchLabel={intl.formatMessage({ id: 'users.list.search' })}
      filters={filters}
      empty={{ drawing: 'envelope', title: <FormattedMessage id="users.list.empty" /> }}
    >
      {edited === null ? null : <EditUserLoader no={edited} onClose={() => setEdited(null)} />}
      {deleted ? <DeleteDialog user={deleted} onClose={() => setDeleted(null)} /> : null}
      {mayCreate && form.isOpen ? <InviteDrawer onClose={form.close} /> : null}
    </ListPage>
  )
}
