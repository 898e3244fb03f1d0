import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { confirmPassword } from '../api/confirm-password.ts'
import { currentPasswordForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

/** Asks for the current password before an authenticator app is added. */
export function PasswordStep({ onDone }: { onDone: () => void }) {
  const intl = useIntl()
  const form = useForm({ resolver: zodResolver(currentPasswordForm), defaultValues: { password: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  const send = submitTo(form, async ({ password }) => {
    await confirmPassword(password)
    onDone()
  })
  return (
    <Form form={form} onSubmit={send} label={intl.formatMessage({ id: 'auth.setup.password-heading' })}>
      <FormError />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={intl.formatMessage({ id: 'auth.setup.password' })}
        help={intl.formatMessage({ id: 'auth.setup.password-help' })}
      />
      <SubmitButton alignSelf="flex-start" mt="2">
        {intl.formatMessage({ id: 'auth.two-steps.submit' })}
      </SubmitButton>
    </Form>
  )
}
