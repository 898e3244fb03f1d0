import { Button } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { setPasswordByMail } from '../api/mail-links.ts'
import { useSession } from '../api/session.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type ResetForm, resetForm } from '../model/credentials.ts'
import { isStaleLink, type MailToken, mailToken } from '../model/mail-link.ts'
import { submitTo } from '../model/submit-to.ts'

type Kind = 'invited' | 'reset'

/**
 * Sets a password with the link of a recovery or invitation mail, in any browser. Without a link, a
 * signed-in person changes it in the security settings, which ask for the current one.
 */
export function Page() {
  const { status } = useSession()
  const { hash } = useLocation()
  const token = mailToken(hash)
  // An invitation link carries `invited`, because the account has no password yet.
  const kind = useSearchParams()[0].has('invited') ? 'invited' : 'reset'
  if (token) return <NewPassword key={token.hash} token={token} kind={kind} />
  if (status === 'signed-in') return <Navigate replace to={href('account.security')} />
  return <StaleLink kind={kind} isLoading={status === 'loading'} />
}

function StaleLink({ kind, isLoading = false }: { kind: Kind; isLoading?: boolean }) {
  const intl = useIntl()
  const paths = useAuthPaths()
  if (isLoading)
    return (
      <AuthFrame title={intl.formatMessage({ id: `auth.${kind}.heading` })}>
        <RowsSkeleton rows={3} />
      </AuthFrame>
    )
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
}

function NewPassword({ token, kind }: { token: MailToken; kind: Kind }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const paths = useAuthPaths()
  const [state, setState] = useState<'open' | 'needs-code' | 'stale'>('open')
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmation: '', code: '' },
  })
  const submit = submitTo(form, async (values) => {
    try {
      const step = await setPasswordByMail(token, values)
      if (step === 'needs-code') {
        setState('needs-code')
        return
      }
      toast.success({ title: intl.formatMessage({ id: `auth.${kind}.done` }) })
      await navigate(step === null ? '/' : paths.twoSteps, { replace: true })
    } catch (error) {
      if (!isStaleLink(error)) throw error
      setState('stale')
    }
  })
  if (state === 'stale') return <StaleLink kind={kind} />
  return (
    <AuthFrame
      title={intl.formatMessage({ id: `auth.${kind}.heading` })}
      lead={intl.formatMessage({ id: `auth.${kind}.lead` })}
    >
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
        {state === 'needs-code' ? (
          <TextField
            name="code"
            dir="ltr"
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            label={intl.formatMessage({ id: 'auth.reset.code' })}
            help={intl.formatMessage({ id: 'auth.reset.code-help' })}
          />
        ) : null}
        <SubmitButton size="lg" mt="2">
          {intl.formatMessage({ id: 'auth.reset.submit' })}
        </SubmitButton>
      </Form>
    </AuthFrame>
  )
}
