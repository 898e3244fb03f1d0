import type { User } from '@contract/users.ts'
import { MailPlus, UserCheck, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/ability.ts'
import type { BulkAction } from '@/ui/data-table/table-features.ts'
import type { useUserActions } from './use-user-actions.ts'

/** The bulk actions of the users list; each skips the signed-in user and users in another status. */
export function useUserBulkActions(actions: ReturnType<typeof useUserActions>): BulkAction<User>[] {
  const intl = useIntl()
  const ability = useAbility()
  const ownId = useUser()?.id
  const others = (rows: readonly User[], status: User['status']) =>
    rows.filter((user) => user.id !== ownId && user.status === status)
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
  const statusActions = [
    bulk('activate', <UserCheck strokeWidth={2} size={16} aria-hidden />, (rows) =>
      actions.setStatus(others(rows, 'inactive'), 'active'),
    ),
    bulk('deactivate', <UserX strokeWidth={2} size={16} aria-hidden />, async (rows) => {
      const active = others(rows, 'active')
      return active.length > 0 ? actions.setStatus(active, 'inactive') : undefined
    }),
  ]
  const resend = bulk('resend', <MailPlus strokeWidth={2} size={16} aria-hidden />, (rows) =>
    actions.invite(others(rows, 'pending')),
  )
  return [
    ...(ability.can('update', 'profiles') ? statusActions : []),
    ...(ability.can('create', 'profiles') ? [resend] : []),
  ]
}
