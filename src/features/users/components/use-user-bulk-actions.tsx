import type { User, UserAction } from '@contract/users.ts'
import { MailPlus, UserCheck, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import type { BulkAction } from '@/ui/data-table/table-features.ts'
import type { useUserActions } from './use-user-actions.ts'

/** The bulk actions of the users list; each skips users for whom it is not possible. */
export function useUserBulkActions(actions: ReturnType<typeof useUserActions>): BulkAction<User>[] {
  const intl = useIntl()
  const ability = useAbility()
  const possible = (rows: readonly User[], action: UserAction) =>
    rows.filter(({ can }) => can[action] === true)
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
      actions.setStatus(possible(rows, 'activate'), 'active'),
    ),
    bulk('deactivate', <UserX strokeWidth={2} size={16} aria-hidden />, async (rows) => {
      const active = possible(rows, 'deactivate')
      return active.length > 0 ? actions.setStatus(active, 'inactive') : undefined
    }),
  ]
  const resend = bulk('resend', <MailPlus strokeWidth={2} size={16} aria-hidden />, (rows) =>
    actions.invite(possible(rows, 'resend')),
  )
  return [
    ...(ability.can('update', 'profiles') ? statusActions : []),
    ...(ability.can('create', 'profiles') ? [resend] : []),
  ]
}
