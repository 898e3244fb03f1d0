import { Grid, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { useInviteMember } from '../api/members.ts'
import { SharePeople } from './share-people.tsx'

const roles = ['viewer', 'editor'] as const

const shareForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'manuscripts.share.email-required')
    .pipe(z.email('manuscripts.share.email-invalid')),
  role: z.enum(roles),
})

/** Shares a manuscript by e-mail invitation; members can be changed and removed. */
export function ShareDialog({ manuscript, onClose }: { manuscript: ManuscriptDetail; onClose: () => void }) {
  const intl = useIntl()
  const invite = useInviteMember(manuscript.id)
  const form = useForm({
    resolver: zodResolver(shareForm),
    defaultValues: { email: '', role: 'viewer' as const },
  })
  const roleOptions = roles.map((value) => ({
    value,
    label: intl.formatMessage({ id: `manuscripts.share.${value}` }),
  }))
  return (
    <DialogFrame
      onClose={onClose}
      title={<FormattedMessage id="manuscripts.share.heading" values={{ title: manuscript.title }} />}
    >
      <Stack gap="5">
        <Form
          form={form}
          onSubmit={async (values) => {
            try {
              await invite.mutateAsync(values)
              toast.success({
                title: intl.formatMessage({ id: 'manuscripts.share.invited' }, { email: values.email }),
              })
              form.reset({ email: '', role: values.role })
            } catch (error) {
              showFormError(form, error, { fallbackId: 'manuscripts.share.failed' })
            }
          }}
        >
          <FormError />
          <Grid templateColumns={{ base: '1fr', sm: '1fr auto auto' }} gap="3" alignItems="start">
            <TextField
              name="email"
              type="email"
              autoComplete="off"
              label={<FormattedMessage id="manuscripts.share.email" />}
            />
            <SelectField
              name="role"
              label={<FormattedMessage id="manuscripts.share.role" />}
              options={roleOptions}
            />
            <SubmitButton mt={{ sm: '26px' }}>
              <FormattedMessage id="manuscripts.share.submit" />
            </SubmitButton>
          </Grid>
          <Text textStyle="xs" color="fg.muted">
            <FormattedMessage id="manuscripts.share.help" />
          </Text>
        </Form>
        <SharePeople manuscript={manuscript} roleOptions={roleOptions} />
      </Stack>
    </DialogFrame>
  )
}
