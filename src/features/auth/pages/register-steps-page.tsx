import { Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check, KeyRound, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { Wizard } from '@/ui/form/wizard.tsx'
import { signUp } from '../api/auth.ts'
import { CredentialFields, PersonFields } from '../components/account-fields.tsx'
import { AuthFrame } from '../components/auth-frame.tsx'
import { AuthLink } from '../components/auth-link.tsx'
import { GuestOnly } from '../components/guest-only.tsx'
import { RegisterReview } from '../components/register-review.tsx'
import { Registered } from '../components/registered.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { type RegisterStepsForm, registerStepsForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'

const empty: RegisterStepsForm = { email: '', password: '', confirmation: '', fullName: '', company: '' }

/** Creates an account in steps; nothing is stored before the last one, because it contains a password. */
export function Page() {
  return (
    <GuestOnly>
      <RegisterSteps />
    </GuestOnly>
  )
}

function RegisterSteps() {
  const intl = useIntl()
  const paths = useAuthPaths()
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<RegisterStepsForm>({
    resolver: zodResolver(registerStepsForm),
    defaultValues: empty,
  })
  const submit = submitTo(form, async ({ confirmation: _, ...account }) => {
    const { isSignedIn } = await signUp(account, paths.verify, search.get('ref'))
    if (!isSignedIn) setSentTo(account.email)
  })

  if (sentTo !== null) return <Registered email={sentTo} />
  return (
    <AuthFrame
      isWide
      title={intl.formatMessage({ id: 'auth.register.heading' })}
      lead={intl.formatMessage({ id: 'auth.register.lead' })}
    >
      <Wizard
        label={intl.formatMessage({ id: 'auth.register.heading' })}
        form={form}
        onSubmit={submit}
        submit={intl.formatMessage({ id: 'auth.register.submit' })}
        steps={[
          {
            id: 'account',
            title: intl.formatMessage({ id: 'auth.steps.account' }),
            icon: KeyRound,
            fields: ['email', 'password', 'confirmation'],
            content: (
              <>
                <CredentialFields />
                <PasswordField
                  name="confirmation"
                  autoComplete="new-password"
                  label={intl.formatMessage({ id: 'auth.reset.confirmation' })}
                />
              </>
            ),
          },
          {
            id: 'person',
            title: intl.formatMessage({ id: 'auth.steps.person' }),
            icon: UserRound,
            fields: ['fullName', 'company'],
            content: <PersonFields />,
          },
          {
            id: 'review',
            title: intl.formatMessage({ id: 'auth.steps.review' }),
            icon: Check,
            fields: [],
            content: <RegisterReview />,
          },
        ]}
      />
      <Text color="fg.muted" mt="5">
        {intl.formatMessage({ id: 'auth.register.email-taken' })}{' '}
        <AuthLink to={paths.login}>{intl.formatMessage({ id: 'auth.login.submit' })}</AuthLink>
      </Text>
    </AuthFrame>
  )
}
