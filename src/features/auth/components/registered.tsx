import { useIntl } from 'react-intl'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { AuthLink } from './auth-link.tsx'
import { MailSent } from './mail-sent.tsx'

/** Confirms a registration, and leads to the page that sends the confirmation mail again. */
export function Registered({ email }: { email: string }) {
  const intl = useIntl()
  const paths = useAuthPaths()
  return (
    <MailSent
      title={intl.formatMessage({ id: 'auth.register.sent.heading' })}
      body={intl.formatMessage({ id: 'auth.register.sent.body' }, { email })}
      action={
        <AuthLink to={paths.verify} state={{ email }}>
          {intl.formatMessage({ id: 'auth.verify.again' })}
        </AuthLink>
      }
    />
  )
}
