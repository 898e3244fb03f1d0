import { Stack } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { requestPasswordReset } from '../api/auth.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { AuthLink } from '../components/auth-link.tsx'
import { GuestOnly } from '../components/guest-only.tsx'
import { MailSent } from '../components/mail-sent.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type ForgotForm, forgotForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

/** Requests a recovery mail; the response is the same whether or not the account exists. */
export function Page() {
  return (
    <GuestOnly>
      <ForgotPassword />
    </GuestOnly>
  )
}

function ForgotPassword() {
  const intl = useIntl()
  const paths = useAuthPaths()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<ForgotForm>({ resolver: zodResolver(forgotForm), defaultValues: { email: '' } })
  const submit = submitTo(form, async ({ email }) => {
    await requestPasswordReset(email, paths.reset)
    setSentTo(email)
  })

  if (sentTo !== null)
    return (
      <MailSent
        title={intl.formatMessage({ id: 'auth.forgot.sent.heading' })}
        body={intl.formatMessage({ id: 'auth.forgot.sent.body' }, { email: sentTo })}
      />
    )
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.forgot.heading' })}
      lead={intl.formatMessage({ id: 'auth.forgot.lead' })}
    >
      <Stack gap="5" align="stretch">
        <Form form={form} onSubmit={submit}>
          <FormError />
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            dir="ltr"
            label={intl.formatMessage({ id: 'auth.email' })}
          />
          <SubmitButton size="lg" mt="2">
            {intl.formatMessage({ id: 'auth.forgot.submit' })}
          </SubmitButton>
        </Form>
        <AuthLink to={paths.login}>{intl.formatMessage({ id: 'auth.back-to-login' })}</AuthLink>
      </Stack>
    </AuthFrame>
  )
}
