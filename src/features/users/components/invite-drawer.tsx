import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useInviteUser } from '../api/changes.ts'
import { emptyInvite, inviteForm, toBody } from '../model/user-form.ts'
import { UserFields } from './user-fields.tsx'

/** Invites a user by mail, with their role, company and other details. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const invite = useInviteUser()
  const form = useForm({ resolver: zodResolver(inviteForm), defaultValues: emptyInvite })
  return (
    <FormDrawer
      title={intl.formatMessage({ id: 'users.invite.title' })}
      description={intl.formatMessage({ id: 'users.invite.lead' })}
      size="lg"
      onClose={onClose}
      form={form}
      submit={
        <>
          <Send size={16} data-mirror="" aria-hidden />
          <FormattedMessage id="users.invite.send" />
        </>
      }
      onSubmit={async (values) => {
        try {
          const made = await invite.mutateAsync(toBody(values))
          toast.success({
            title: intl.formatMessage({ id: 'users.invited.done' }, { name: made.fullName, count: 1 }),
            description: made.email,
          })
          onClose()
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <UserFields>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          label={intl.formatMessage({ id: 'users.field.email' })}
          isRequired
        />
      </UserFields>
    </FormDrawer>
  )
}
