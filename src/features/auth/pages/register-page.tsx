import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { signUp } from '../api/auth.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { MailSent } from '../components/mail-sent.tsx'
import { type RegisterForm, registerForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

/** Creates an account and asks the user to check their mail. */
export function Page() {
  const intl = useIntl()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<RegisterForm>({
    resolver: zodResolver(registerForm),
    defaultValues: { fullName: '', company: '', email: '', password: '' },
  })
  const submit = submitTo(form, async (account) => {
    const { isSignedIn } = await signUp(account)
    if (!isSignedIn) setSentTo(account.email)
  })

  if (sentTo !== null)
    return (
      <MailSent
        title={intl.formatMessage({ id: 'auth.register.sent.heading' })}
        body={intl.formatMessage({ id: 'auth.register.sent.body' }, { email: sentTo })}
      />
    )
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.register.heading' })}
      lead={intl.formatMessage({ id: 'auth.register.lead' })}
    >
      <Stack gap="5">
        <Form form={form} onSubmit={submit}>
          <FormError />
          <TextField
            name="fullName"
            autoComplete="name"
            label={intl.formatMessage({ id: 'auth.full-name' })}
          />
          <TextField
            name="company"
            autoComplete="organization"
            label={intl.formatMessage({ id: 'auth.company' })}
            help={intl.formatMessage({ id: 'auth.company.help' })}
          />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            label={intl.formatMessage({ id: 'auth.email' })}
          />
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={intl.formatMessage({ id: 'auth.password' })}
            help={intl.formatMessage({ id: 'auth.password.help' })}
          />
          <SubmitButton size="lg" mt="2">
            {intl.formatMessage({ id: 'auth.register.submit' })}
          </SubmitButton>
        </Form>
        <Text color="fg.muted">
          {intl.formatMessage({ id: 'auth.register.email-taken' })}{' '}
          <ChakraLink asChild color="brand.fg">
            <Link to="/login">{intl.formatMessage({ id: 'auth.login.submit' })}</Link>
          </ChakraLink>
        </Text>
      </Stack>
    </AuthFrame>
  )
}
