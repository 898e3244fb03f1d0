import type { User, UserStatus } from '@contract/users.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { reasonText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { usePatchUser, useResendInvitation, useResetFactor, useRevokeInvitation } from '../api/changes.ts'
import { userQuery } from '../api/users.ts'

/** Actions on users other than editing and deleting; each confirms a removal and reports its result. */
export function useUserActions() {
  const intl = useIntl()
  const client = useQueryClient()
  const confirm = useConfirm()
  const patch = usePatchUser()
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const reset = useResetFactor()
  const t = useT('users')

  /** Shows why an action failed, with a translated message where one exists. */
  const explain = (error: unknown) => {
    const isNetwork = error instanceof ApiError && error.isNetwork
    toast.error({
      title: t('action.failed'),
      description:
        reasonText(intl, error) ??
        intl.formatMessage({ id: isNetwork ? 'ui.form.network' : 'ui.form.failed' }),
    })
  }

  const setStatus = async (people: readonly User[], status: UserStatus): Promise<boolean> => {
    const name = people[0]?.fullName ?? ''
    if (status === 'inactive') {
      const isSure = await confirm({
        title: t('deactivate.title', { name, count: people.length }),
        body: t('deactivate.body'),
        confirmLabel: t('action.deactivate'),
        isDanger: true,
      })
      if (!isSure) return false
    }
    let done = 0
    for (const { id: no } of people) {
      try {
        // The list holds no revision, so the current one is fetched; only the status is overwritten.
        const { revision } = await client.fetchQuery(userQuery(no))
        await patch.mutateAsync({ no, revision, status })
        done += 1
      } catch (error) {
        explain(error)
      }
    }
    if (done > 0) toast.success({ title: t(`${status}.done`, { name, count: done }) })
    return done > 0
  }

  const invite = async (people: readonly User[]) => {
    let done = 0
    for (const { id } of people) {
      try {
        await resend.mutateAsync(id)
        done += 1
      } catch (error) {
        explain(error)
      }
    }
    if (done > 0)
      toast.success({ title: t('invited.done', { name: people[0]?.fullName ?? '', count: done }) })
  }

  const takeBack = async (user: User): Promise<boolean> => {
    const isSure = await confirm({
      title: t('revoke.title', { name: user.fullName }),
      body: t('revoke.body', { email: user.email }),
      confirmLabel: t('action.revoke'),
      isDanger: true,
    })
    if (!isSure) return false
    try {
      await revoke.mutateAsync(user.id)
    } catch (error) {
      explain(error)
      return false
    }
    toast.success({ title: t('revoked.done', { name: user.fullName }) })
    return true
  }

  const resetFactor = async (user: User): Promise<void> => {
    const isSure = await confirm({
      title: t('factor.title', { name: user.fullName }),
      body: t('factor.body', { email: user.email }),
      confirmLabel: t('factor.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await reset.mutateAsync(user.id)
    } catch (error) {
      explain(error)
      return
    }
    toast.success({ title: t('factor.done', { name: user.fullName }) })
  }

  return { setStatus, invite, takeBack, resetFactor, explain }
}
