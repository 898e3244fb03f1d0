import { USER_STATUSES, type UserDetail } from '@contract/users.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { usePatchUser } from '../api/changes.ts'
import { userQuery } from '../api/users.ts'
import { editForm, editFormOf, toBody } from '../model/user-form.ts'
import { UserFields } from './user-fields.tsx'

/** Edits a user; a conflicting save by another user must be resolved before it can be overwritten. */
export function EditDrawer({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const isOwn = useUser()?.id === user.id
  const patch = usePatchUser()
  const form = useForm({ resolver: zodResolver(editForm), defaultValues: editFormOf(user) })
  const { base, attempt, conflict } = useOptimisticLock({
    form,
    start: user,
    valuesOf: editFormOf,
    latest: () => client.fetchQuery(userQuery(user.id)),
  })
  return (
    <FormDrawer
      title={intl.formatMessage({ id: 'users.edit.title' }, { name: user.fullName })}
      description={<bdi>{user.email}</bdi>}
      size="lg"
      onClose={onClose}
      form={form}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) =>
            intl.formatMessage({ id: `users.field.${name === 'companyId' ? 'company' : name}` }),
          ),
        }
      }
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={({ role, status, ...values }) =>
        attempt(async ({ revision }) => {
          const { companyId, ...changes } = toBody(values)
          const membership = isOwn ? {} : { role, status, companyId }
          const saved = await patch.mutateAsync({ no: user.id, revision, ...changes, ...membership })
          toast.success({ title: intl.formatMessage({ id: 'users.edit.done' }, { name: saved.fullName }) })
          onClose()
        })
      }
    >
      <UserFields
        isOwn={isOwn}
        company={{ id: user.companyId, name: user.company }}
        language={user.language}
        statedCompany={user.statedCompany}
      >
        <SelectField
          name="status"
          label={intl.formatMessage({ id: 'users.field.status' })}
          isDisabled={isOwn}
          help={intl.formatMessage({ id: isOwn ? 'users.form.own-status' : 'users.form.status-help' })}
          options={USER_STATUSES.filter((value) => value !== 'pending' || base.invitedAt !== null).map(
            (value) => ({
              value,
              label: intl.formatMessage({ id: `users.status.${value}` }),
            }),
          )}
        />
      </UserFields>
    </FormDrawer>
  )
}
