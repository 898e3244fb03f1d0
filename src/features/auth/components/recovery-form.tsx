import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { spendRecoveryCode } from '../api/factors.ts'
import { recoveryForm } from '../model/credentials.ts'

/** Signs in with a recovery code instead of a code of the authenticator app. */
export function RecoveryForm() {
  const intl = useIntl()
  const form = useForm({ resolver: zodResolver(recoveryForm), defaultValues: { code: '' } })
  const submit = async ({ code }: { code: string }) => {
    try {
      await spendRecoveryCode(code)
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label={intl.formatMessage({ id: 'auth.recovery.heading' })}>
      <FormError />
      <TextField
        name="code"
        dir="ltr"
        autoComplete="off"
        label={intl.formatMessage({ id: 'auth.recovery.code' })}
        help={intl.formatMessage({ id: 'auth.recovery.help' })}
      />
      <SubmitButton size="lg" mt="2">
        {intl.formatMessage({ id: 'auth.recovery.submit' })}
      </SubmitButton>
    </Form>
  )
}
