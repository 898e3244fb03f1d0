import type { ActionCheck } from '@contract/action-table.ts'
import { invitationCan, userCan } from '@contract/user-actions.ts'
import type { User } from '@contract/users.ts'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'

/** Returns which actions on a user are possible for the caller now. */
export function useUserChecks() {
  const ability = useAbility()
  const ownId = useUser()?.id
  return (user: User) => {
    const rights = {
      create: ability.can('create', 'profiles'),
      update: ability.can('update', 'profiles'),
      delete: ability.can('delete', 'profiles'),
    }
    const thing = { ...user, isOwn: user.id === ownId, rights }
    return {
      edit: userCan.edit(thing),
      resend: invitationCan.resend(thing),
      activate: userCan.activate(thing),
      revoke: invitationCan.revoke(thing),
      deactivate: userCan.deactivate(thing),
      resetFactor: userCan.resetFactor(thing),
      delete: userCan.delete(thing),
    }
  }
}
export type UserMenuAction = keyof ReturnType<ReturnType<typeof useUserChecks>>

const ownReasons: Readonly<Partial<Record<UserMenuAction, MessageId>>> = {
  delete: 'users.error.own_account',
  resetFactor: 'users.error.own_factor',
}

/** Returns why an action is not possible now; undefined when it is. */
export function useUserReason(): (action: UserMenuAction, check: ActionCheck<string>) => string | undefined {
  const intl = useIntl()
  return (action, check) => {
    if (check.isAllowed) return undefined
    const reasons: Readonly<Record<string, MessageId>> = {
      own: ownReasons[action] ?? 'users.error.own_status',
      superior: 'users.error.person_beyond',
      accepted: 'users.error.accepted',
      active: 'users.error.is_active',
      inactive: 'users.error.is_inactive',
    }
    return intl.formatMessage({ id: reasons[check.state] ?? 'ui.form.failed' })
  }
}
