import { Button, Stack } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { resendConfirmation } from '../api/auth.ts'
import { confirmAddress } from '../api/mail-links.ts'
import { useSession } from '../api/session.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { AuthLink } from '../components/auth-link.tsx'
import { MailSent } from '../components/mail-sent.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type ForgotForm, forgotForm } from '../model/credentials.ts'
import { isStaleLink, type MailToken, mailToken, sentAddress } from '../model/mail-link.ts'
import { submitTo } from '../model/submit-to.ts'

/** The target of the confirmation link; sends the mail again to a visitor whose address is not confirmed. */
export function Page() {
  const location = useLocation()
  const token = mailToken(location.hash)
  return token ? <Confirm token={token} /> : <Resend hasFailed={false} email={sentAddress(location.state)} />
}

/** Confirms the address in any browser and offers the sign-in, also beside another session. */
function Confirm({ token }: { token: MailToken }) {
  const intl = useIntl()
  const paths = useAuthPaths()
  const { user } = useSession()
  const confirmation = useQuery({
    queryKey: ['auth', 'confirmation', token.hash],
    queryFn: () => confirmAddress(token),
    staleTime: Number.POSITIVE_INFINITY,
    // The token is accepted once.
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (confirmation.isError && isStaleLink(confirmation.error)) return <Resend hasFailed email="" />
  if (confirmation.isError)
    return (
      <AuthFrame title={intl.formatMessage({ id: 'auth.verify.heading' })}>
        <ErrorState onRetry={() => void confirmation.refetch()} isRetrying={confirmation.isFetching} />
      </AuthFrame>
    )
  if (!confirmation.isSuccess)
    return (
      <AuthFrame title={intl.formatMessage({ id: 'auth.verify.heading' })}>
        <RowsSkeleton rows={2} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.verify.done.heading' })}
      lead={
        user
          ? intl.formatMessage({ id: 'auth.verify.done.other' }, { email: user.email })
          : intl.formatMessage({ id: 'auth.verify.done.body' })
      }
    >
      <Button asChild alignSelf="flex-start">
        <Link to={user ? '/' : paths.login}>
          {intl.formatMessage({ id: user ? 'auth.verify.continue' : 'auth.login.submit' })}
        </Link>
      </Button>
    </AuthFrame>
  )
}

function Resend({ hasFailed, email }: { hasFailed: boolean; email: string }) {
  const intl = useIntl()
  const paths = useAuthPaths()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<ForgotForm>({ resolver: zodResolver(forgotForm), defaultValues: { email } })
  const submit = submitTo(form, async (values) => {
    await resendConfirmation(values.email, paths.verify)
    setSentTo(values.email)
  })
  if (sentTo !== null)
    return (
      <MailSent
        title={intl.formatMessage({ id: 'auth.register.sent.heading' })}
        body={intl.formatMessage({ id: 'auth.verify.sent.body' }, { email: sentTo })}
      />
    )
  const part = hasFailed ? 'verify.stale' : 'verify'
  return (
    <AuthFrame
      title={intl.formatMessage({ id: `auth.${part}.heading` })}
      lead={intl.formatMessage({ id: `auth.${part}.lead` })}
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
            {intl.formatMessage({ id: 'auth.verify.submit' })}
          </SubmitButton>
        </Form>
        <AuthLink to={paths.login}>{intl.formatMessage({ id: 'auth.back-to-login' })}</AuthLink>
      </Stack>
    </AuthFrame>
  )
}
