import { Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { env } from '@/lib/api/env.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { signIn } from '../api/auth.ts'
import { useSession } from '../api/session.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { AuthLink } from '../components/auth-link.tsx'
import { DemoAccounts } from '../components/demo-accounts.tsx'
import { GuestOnly } from '../components/guest-only.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { UNCONFIRMED } from '../model/auth-errors.ts'
import { type LoginForm, loginForm } from '../model/credentials.ts'
import { returnPath } from '../model/return-path.ts'
import { submitTo } from '../model/submit-to.ts'

/** Signs a user in and opens the page they asked for. */
export function Page() {
  return (
    <GuestOnly>
      <Login />
    </GuestOnly>
  )
}

function Login() {
  const intl = useIntl()
  const paths = useAuthPaths()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  })

  const submit = submitTo(form, async (values) => {
    const pending = await signIn(values)
    const target =
      pending === null ? returnPath(search, hash) : { pathname: paths.twoSteps, search: `${search}`, hash }
    await navigate(target, { replace: true })
  })

  const session = useSession()
  const isDeactivated = session.status === 'signed-out' && session.isDeactivated === true
  const isUnconfirmed = form.formState.errors.email?.message === UNCONFIRMED
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.login.heading' })}
      lead={intl.formatMessage({ id: 'auth.login.lead' })}
      foot={env.demo ? <DemoAccounts onPick={(account) => form.reset(account)} /> : null}
    >
      <Stack gap="5">
        {isDeactivated ? (
          <Text role="status" p="3" borderRadius="control" bg="warning.subtle" color="warning.fg">
            {intl.formatMessage({ id: 'auth.login.deactivated' })}
          </Text>
        ) : null}
        <Form form={form} onSubmit={submit}>
          <FormError />
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            dir="ltr"
            label={intl.formatMessage({ id: 'auth.email' })}
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={intl.formatMessage({ id: 'auth.password' })}
            aside={<AuthLink to={paths.forgot}>{intl.formatMessage({ id: 'auth.login.forgot' })}</AuthLink>}
          />
          {isUnconfirmed ? (
            <AuthLink to={paths.verify} state={{ email: form.getValues('email') }}>
              {intl.formatMessage({ id: 'auth.verify.again' })}
            </AuthLink>
          ) : null}
          <SubmitButton size="lg" mt="2">
            {intl.formatMessage({ id: 'auth.login.submit' })}
          </SubmitButton>
        </Form>
        <Text color="fg.muted">
          {intl.formatMessage({ id: 'auth.login.new' })}{' '}
          <AuthLink to={paths.register}>{intl.formatMessage({ id: 'auth.login.register' })}</AuthLink>
        </Text>
      </Stack>
    </AuthFrame>
  )
}
