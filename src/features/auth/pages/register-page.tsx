import { Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { signUp } from '../api/auth.ts'
import { CredentialFields, PersonFields } from '../components/account-fields.tsx'
import { AuthFrame } from '../components/auth-frame.tsx'
import { AuthLink } from '../components/auth-link.tsx'
import { GuestOnly } from '../components/guest-only.tsx'
import { Registered } from '../components/registered.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type RegisterForm, registerForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

/** Creates an account and asks the user to check their mail. */
export function Page() {
  return (
    <GuestOnly>
      <Register />
    </GuestOnly>
  )
}

function Register() {
  const intl = useIntl()
  const paths = useAuthPaths()
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<RegisterForm>({
    resolver: zodResolver(registerForm),
    defaultValues: { fullName: '', company: '', email: '', password: '' },
  })
  const submit = submitTo(form, async (account) => {
    const { isSignedIn } = await signUp(account, paths.verify, search.get('ref'))
    if (!isSignedIn) setSentTo(account.email)
  })

  if (sentTo !== null) return <Registered email={sentTo} />
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.register.heading' })}
      lead={intl.formatMessage({ id: 'auth.register.lead' })}
    >
      <Stack gap="5">
        <Form form={form} onSubmit={submit}>
          <FormError />
          <PersonFields />
          <CredentialFields />
          <SubmitButton size="lg" mt="2">
            {intl.formatMessage({ id: 'auth.register.submit' })}
          </SubmitButton>
        </Form>
        <Text color="fg.muted">
          {intl.formatMessage({ id: 'auth.register.email-taken' })}{' '}
          <AuthLink to={paths.login}>{intl.formatMessage({ id: 'auth.login.submit' })}</AuthLink>
        </Text>
      </Stack>
    </AuthFrame>
  )
}
