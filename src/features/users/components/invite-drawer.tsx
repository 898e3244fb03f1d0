import { Button } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { toast } from '@/ui/toaster.tsx'
import { useInviteUser } from '../api/changes.ts'
import { emptyInvite, inOurWords, inviteForm, toBody } from '../model/user-form.ts'
import { DrawerFrame } from '../widgets/drawer-frame.tsx'
import { UserFields } from './user-fields.tsx'

/** Adds a person: an invitation by mail, and everything the place already knows of them. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const id = useId()
  const invite = useInviteUser()
  const form = useForm({ resolver: zodResolver(inviteForm), defaultValues: emptyInvite })
  return (
    <DrawerFrame
      title={intl.formatMessage({ id: 'users.invite.title' })}
      description={intl.formatMessage({ id: 'users.invite.lead' })}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            <FormattedMessage id="users.form.cancel" />
          </Button>
          <Button type="submit" form={id} loading={form.formState.isSubmitting}>
            <Send size={16} strokeWidth={1.75} data-mirror="" aria-hidden />
            <FormattedMessage id="users.invite.send" />
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        label={intl.formatMessage({ id: 'users.invite.title' })}
        onSubmit={async (values) => {
          try {
            const made = await invite.mutateAsync(toBody(values))
            toast.success({
              title: intl.formatMessage({ id: 'users.invited.done' }, { name: made.fullName, count: 1 }),
              description: made.email,
            })
            onClose()
          } catch (error) {
            showFormError(form, inOurWords(error))
          }
        }}
      >
        <FormError />
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
      </Form>
    </DrawerFrame>
  )
}
