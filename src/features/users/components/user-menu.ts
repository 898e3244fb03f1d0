import type { User } from '@contract/users.ts'
import { ExternalLink, MailPlus, MailX, Pencil, Trash2, UserCheck, UserX } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'

/** Handlers of the user menu; an action without a handler is left out. */
export type UserMenuHandlers = {
  onOpen?: () => void
  onEdit?: () => void
  onActivate?: () => void
  onDeactivate?: () => void
  onResend?: () => void
  onRevoke?: () => void
  onDelete?: () => void
}

/** The context menu of a user, in the list and on the user page. */
export function userMenu(intl: IntlShape, user: User, on: UserMenuHandlers): ContextMenuItem[] {
  const t = (id: string) => intl.formatMessage({ id: `users.action.${id}` })
  const items: (ContextMenuItem & { action?: (() => void) | undefined })[] = [
    { id: 'open', label: t('open'), icon: ExternalLink, action: on.onOpen },
    { id: 'edit', label: t('edit'), icon: Pencil, action: on.onEdit },
    {
      id: 'resend',
      label: t('resend'),
      icon: MailPlus,
      action: on.onResend,
      hidden: user.status !== 'pending',
    },
    {
      id: 'activate',
      label: t('activate'),
      icon: UserCheck,
      action: on.onActivate,
      hidden: user.status !== 'inactive',
    },
    { id: 'line', label: '', separator: true },
    {
      id: 'revoke',
      label: t('revoke'),
      icon: MailX,
      action: on.onRevoke,
      hidden: user.status !== 'pending',
      danger: true,
    },
    {
      id: 'deactivate',
      label: t('deactivate'),
      icon: UserX,
      action: on.onDeactivate,
      hidden: user.status !== 'active',
      danger: true,
    },
    { id: 'delete', label: t('delete'), icon: Trash2, action: on.onDelete, danger: true },
  ]
  const shown = items.filter((item) => item.separator || (item.action && item.hidden !== true))
  // Drops a separator at the end of the menu.
  return shown.at(-1)?.separator ? shown.slice(0, -1) : shown
}
