import { useIntl } from 'react-intl'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'

/** The name and the company of a new account. */
export function PersonFields() {
  const intl = useIntl()
  return (
    <>
      <TextField name="fullName" autoComplete="name" label={intl.formatMessage({ id: 'auth.full-name' })} />
      <TextField
        name="company"
        autoComplete="organization"
        label={intl.formatMessage({ id: 'auth.company' })}
        help={intl.formatMessage({ id: 'auth.company.help' })}
      />
    </>
  )
}

/** The address and the password of a new account. */
export function CredentialFields() {
  const intl = useIntl()
  return (
    <>
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
    </>
  )
}
