import { Box } from '@chakra-ui/react'
import { chatProfilePatch } from '@contract/chat.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useSaveProfile } from '../api/profile.ts'

const schema = chatProfilePatch.pick({ about: true }).required()

/** The form for the user's short description. */
export function AboutForm({ about }: { about: string }) {
  const intl = useIntl()
  const save = useSaveProfile()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { about } })
  return (
    <Form
      form={form}
      label={intl.formatMessage({ id: 'chat.profile.about' })}
      onSubmit={async (values) => {
        try {
          const { profileUser } = await save.mutateAsync(values)
          form.reset({ about: profileUser.about })
          toast.success({ title: intl.formatMessage({ id: 'chat.profile.about-saved' }) })
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <FormError />
      <TextAreaField
        name="about"
        rows={3}
        dir="auto"
        label={intl.formatMessage({ id: 'chat.profile.about' })}
        help={intl.formatMessage({ id: 'chat.profile.about-help' })}
      />
      <Box>
        <SubmitButton>{intl.formatMessage({ id: 'chat.profile.about-save' })}</SubmitButton>
      </Box>
    </Form>
  )
}
