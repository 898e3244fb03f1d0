import type { User, UserAction } from '@contract/users.ts'
import { ExternalLink, KeyRound, MailPlus, MailX, Pencil, Trash2, UserCheck, UserX } from 'lucide-react'
import { useCan } from '@/lib/auth/use-can.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'

/** Handlers of the user menu; an action without a handler is left out. */
type UserMenuHandlers = {
  onOpen?: () => void
  onEdit?: () => void
  onActivate: () => void
  onDeactivate: () => void
  onResend: () => void
  onRevoke: () => void
  onDelete: () => void
  /** Only for a user with a second factor. */
  onResetFactor?: (() => void) | undefined
}

/** The context menu of a user; what only the state forbids is disabled with the reason. */
export function useUserMenu() {
  const t = useT('users')
  const shown = useCan('users.error')
  return (user: User, on: UserMenuHandlers): ContextMenuItem[] => {
    const label = (id: MessageKey<'users.action'>) => t(`action.${id}`)
    const item = (
      id: UserAction,
      icon: ContextMenuItem['icon'],
      action: (() => void) | undefined,
      danger = false,
    ) => {
      const { hidden, disabledReason } = shown(user.can[id])
      return action && !hidden ? [{ id, label: label(id), icon, action, danger, disabledReason }] : []
    }
    const risky = [
      ...item('revoke', MailX, on.onRevoke, true),
      ...item('resetFactor', KeyRound, on.onResetFactor, true),
      ...item('deactivate', UserX, on.onDeactivate, true),
      ...item('delete', Trash2, on.onDelete, true),
    ]
    return [
      ...(on.onOpen ? [{ id: 'open', label: label('open'), icon: ExternalLink, action: on.onOpen }] : []),
      ...item('edit', Pencil, on.onEdit),
      ...item('resend', MailPlus, on.onResend),
      ...item('activate', UserCheck, on.onActivate),
      ...(risky.length > 0 ? [{ id: 'line', label: '', separator: true }] : []),
      ...risky,
    ]
  }
}
