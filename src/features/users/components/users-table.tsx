import type { User } from '@contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { MailPlus, UserCheck, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'
import { useListParams } from '@/lib/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { selectable } from '@/ui/data-table/selectable.ts'
import type { BulkAction } from '@/ui/data-table/table-features.ts'
import { NoMatch } from '@/ui/no-match.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { fetchAllUsers, usersQuery } from '../api/users.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditUserLoader } from './edit-user-loader.tsx'
import { useUserActions } from './use-user-actions.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserFilters, userFilterNames } from './user-filters.tsx'
import { userMenu } from './user-menu.ts'

const viewOf = (user: User) => href('users.view', { id: String(user.id) })

/**
 * The users list with search, filters, sorting, selection and export; `newButton` is shown when it is empty.
 */
export function UsersTable({ newButton }: { newButton: ReactNode }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const ability = useAbility()
  const me = useUser()?.id
  const { state, q, filters, set } = useListParams({ sortBy: 'user', orderBy: 'asc' }, userFilterNames)
  const query = { ...state, ...filters, q }
  const list = useQuery(usersQuery(query))
  const columns = useUserColumns()
  const actions = useUserActions()
  const [edited, setEdited] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<User | null>(null)
  const mayEdit = ability.can('update', 'profiles')
  const mayCreate = ability.can('create', 'profiles')
  const mayDelete = ability.can('delete', 'profiles')
  const others = (rows: readonly User[], status: User['status']) =>
    rows.filter((user) => user.id !== me && user.status === status)
  const bulk = (
    id: 'deactivate' | 'activate' | 'resend',
    icon: ReactNode,
    run: (rows: readonly User[]) => Promise<unknown>,
  ): BulkAction<User> => ({
    id,
    label: intl.formatMessage({ id: `users.action.${id}` }),
    icon,
    isDanger: id === 'deactivate',
    onRun: (rows, clear) => void run(rows).then(clear),
  })
  const bulkActions: BulkAction<User>[] = [
    ...(mayEdit
      ? [
          bulk('activate', <UserCheck size={16} aria-hidden />, (rows) =>
            actions.setStatus(others(rows, 'inactive'), 'active'),
          ),
          bulk('deactivate', <UserX size={16} aria-hidden />, async (rows) => {
            const active = others(rows, 'active')
            return active.length > 0 ? actions.setStatus(active, 'inactive') : undefined
          }),
        ]
      : []),
    ...(mayCreate
      ? [
          bulk('resend', <MailPlus size={16} aria-hidden />, (rows) =>
            actions.invite(others(rows, 'pending')),
          ),
        ]
      : []),
  ]
  const isNarrowed = q !== '' || userFilterNames.some((name) => filters[name] !== '')
  return (
    <>
      <DataTable
        label={intl.formatMessage({ id: 'users.list.title' })}
        storageKey="users"
        exportName="users"
        onExport={() => fetchAllUsers(query)}
        rows={list.data?.users}
        total={list.data?.totalUsers ?? 0}
        columns={columns}
        rowId={(user) => String(user.id)}
        rowLabel={(user) => user.fullName}
        state={list.data && !list.isPlaceholderData ? { ...state, page: list.data.page } : state}
        onStateChange={set}
        rowHref={viewOf}
        rowActions={(user) =>
          userMenu(intl, user, {
            onOpen: () => void navigate(viewOf(user)),
            ...(mayEdit ? { onEdit: () => setEdited(user.id) } : {}),
            ...(mayEdit && user.id !== me
              ? {
                  onActivate: () => void actions.setStatus([user], 'active'),
                  onDeactivate: () => void actions.setStatus([user], 'inactive'),
                }
              : {}),
            ...(mayCreate
              ? { onResend: () => void actions.invite([user]), onRevoke: () => void actions.takeBack(user) }
              : {}),
            ...(mayDelete && user.id !== me ? { onDelete: () => setDeleted(user) } : {}),
          })
        }
        bulk={selectable(bulkActions)}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={<UserFilters q={q} filters={filters} onChange={set} />}
        empty={
          isNarrowed ? (
            <NoMatch hasFilters onClear={() => set({ q: '', role: '', plan: '', status: '' })} />
          ) : (
            <EmptyState
              drawing="envelope"
              title={<FormattedMessage id="users.list.empty" />}
              action={newButton}
            />
          )
        }
      />
      {edited === null ? null : <EditUserLoader no={edited} onClose={() => setEdited(null)} />}
      {deleted ? <DeleteDialog user={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  )
}
