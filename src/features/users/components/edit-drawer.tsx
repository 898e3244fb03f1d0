import { Button } from '@chakra-ui/react'
import { USER_STATUSES, type UserDetail } from '@contract/users.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api-error.ts'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { usePatchUser } from '../api/changes.ts'
import { userQuery } from '../api/users.ts'
import { editForm, editOf, inOurWords, toBody } from '../model/user-form.ts'
import { DrawerFrame } from '../widgets/drawer-frame.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { UserFields } from './user-fields.tsx'

/** Changes a person. What somebody else changed meanwhile is never overwritten unseen: one chooses whose version stays. */
export function EditDrawer({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const intl = useIntl()
  const id = useId()
  const client = useQueryClient()
  const isOwn = useUser()?.id === user.id
  const patch = usePatchUser()
  const [base, setBase] = useState(user)
  const [theirs, setTheirs] = useState<UserDetail | null>(null)
  const form = useForm({ resolver: zodResolver(editForm), defaultValues: editOf(user) })
  return (
    <DrawerFrame
      title={intl.formatMessage({ id: 'users.edit.title' }, { name: user.fullName })}
      description={<bdi>{user.email}</bdi>}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            <FormattedMessage id="users.form.cancel" />
          </Button>
          <Button type="submit" form={id} loading={form.formState.isSubmitting} disabled={theirs !== null}>
            <FormattedMessage id="users.form.save" />
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        label={intl.formatMessage({ id: 'users.edit.title' }, { name: user.fullName })}
        onSubmit={async ({ role, status, ...values }) => {
          try {
            const own = isOwn ? {} : { role, status }
            const saved = await patch.mutateAsync({
              no: user.id,
              revision: base.revision,
              ...toBody(values),
              ...own,
            })
            toast.success({ title: intl.formatMessage({ id: 'users.edit.done' }, { name: saved.fullName }) })
            onClose()
          } catch (error) {
            if (error instanceof ApiError && error.code === 'conflict') {
              setTheirs(await client.fetchQuery(userQuery(user.id)))
              return
            }
            showFormError(form, inOurWords(error))
          }
        }}
      >
        <FormError />
        {theirs ? (
          <ConflictNote
            onKeepMine={() => {
              setBase(theirs)
              setTheirs(null)
            }}
            onTakeTheirs={() => {
              form.reset(editOf(theirs))
              setBase(theirs)
              setTheirs(null)
            }}
          />
        ) : null}
        <UserFields isOwn={isOwn} company={{ id: user.companyId, name: user.company }}>
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
      </Form>
    </DrawerFrame>
  )
}
