import { Button } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { RowsSkeleton } from '@/ui/states.tsx'
import { toast } from '@/ui/toaster.tsx'
import { setPassword } from '../api/auth.ts'
import { useSession } from '../api/session.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type ResetForm, resetForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

/** Sets a password in the session that a recovery or invitation link opened. */
export function Page() {
  const intl = useIntl()
  const navigate = useNavigate()
  const paths = useAuthPaths()
  const session = useSession()
  const { status } = session
  // An invitation link carries `invited`, because the account has no password yet.
  const kind = useSearchParams()[0].has('invited') ? 'invited' : 'reset'
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmation: '' },
  })
  const submit = submitTo(form, async ({ password }) => {
    await setPassword(password)
    toast.success({ title: intl.formatMessage({ id: `auth.${kind}.done` }) })
    await navigate('/', { replace: true })
  })

  // Auth sets a password only after the second factor of an account that has one.
  if (session.status === 'signed-out' && session.pending)
    return <Navigate replace to={`${paths.twoSteps}?to=${paths.reset}`} />
  if (status === 'signed-out' || status === 'failed')
    return (
      <AuthFrame
        title={intl.formatMessage({ id: 'auth.reset.stale.heading' })}
        lead={intl.formatMessage({ id: `auth.${kind}.stale.body` })}
      >
        <Button asChild alignSelf="flex-start">
          <Link to={kind === 'invited' ? paths.login : paths.forgot}>
            {intl.formatMessage({ id: `auth.${kind}.stale.action` })}
          </Link>
        </Button>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={intl.formatMessage({ id: `auth.${kind}.heading` })}
      lead={intl.formatMessage({ id: `auth.${kind}.lead` })}
    >
      {status === 'loading' ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Form form={form} onSubmit={submit}>
          <FormError />
          <PasswordField
            name="password"
            autoComplete="new-password"
            label={intl.formatMessage({ id: 'auth.reset.password' })}
            help={intl.formatMessage({ id: 'auth.password.help' })}
          />
          <PasswordField
            name="confirmation"
            autoComplete="new-password"
            label={intl.formatMessage({ id: 'auth.reset.confirmation' })}
          />
          <SubmitButton size="lg" mt="2">
            {intl.formatMessage({ id: 'auth.reset.submit' })}
          </SubmitButton>
        </Form>
      )}
    </AuthFrame>
  )
}
