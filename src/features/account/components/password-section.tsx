import { Box, Flex, List } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { twoFactorQuery } from '@/features/auth/api/factors.ts'
import { useUser } from '@/features/auth/api/session.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { accountKeys } from '../api/keys.ts'
import { changePassword } from '../api/password.ts'
import { type PasswordForm, passwordForm } from '../model/forms.ts'
import { passwordRefusal } from '../model/password-refusal.ts'
import { SettingsSection } from './settings-section.tsx'

const empty: PasswordForm = { current: '', password: '', confirmation: '', code: '' }

/** Changes the password; the rules are checked while the user types. */
export function PasswordSection() {
  const intl = useIntl()
  const user = useUser()
  const client = useQueryClient()
  // Signing out renders this once more without a user.
  const factor = useQuery({ ...twoFactorQuery, enabled: user !== null })
  const hasFactor = Boolean(factor.data?.factorId)
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordForm), defaultValues: empty })
  const { current = '', password = '', confirmation = '' } = useWatch({ control: form.control })
  const rules = [
    { id: 'length', isKept: password.length >= 8 && password.length <= 72 },
    { id: 'different', isKept: password !== '' && password !== current },
    { id: 'twice', isKept: password !== '' && password === confirmation },
  ] as const
  const save = async (values: PasswordForm) => {
    if (!user) return
    try {
      await changePassword(user.email, values)
      form.reset(empty)
      toast.success({ title: intl.formatMessage({ id: 'account.password.done' }) })
      await client.invalidateQueries({ queryKey: accountKeys.sessions() })
    } catch (error) {
      const { field, id } = passwordRefusal(error)
      if (id === 'ui.form.failed') reportError(error, { where: 'password' })
      form.setError(field, { message: id }, { shouldFocus: field !== 'root' })
    }
  }
  return (
    <SettingsSection
      title={<FormattedMessage id="account.password.heading" />}
      description={<FormattedMessage id="account.password.body" />}
    >
      <Form form={form} onSubmit={save} label={intl.formatMessage({ id: 'account.password.heading' })}>
        <FormError />
        <Flex gap={{ base: '4', md: '10' }} direction={{ base: 'column', md: 'row' }}>
          <Flex direction="column" gap="4" flex="1" minW="0">
            <PasswordField
              name="current"
              autoComplete="current-password"
              label={intl.formatMessage({ id: 'account.password.current' })}
            />
            <PasswordField
              name="password"
              autoComplete="new-password"
              label={intl.formatMessage({ id: 'account.password.new' })}
            />
            <PasswordField
              name="confirmation"
              autoComplete="new-password"
              label={intl.formatMessage({ id: 'account.password.confirmation' })}
            />
            {hasFactor ? (
              <TextField
                name="code"
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
                label={intl.formatMessage({ id: 'account.password.code' })}
              />
            ) : null}
          </Flex>
          <Box flex="1" minW="0">
            <Box textStyle="label" mb="2" id="password-rules">
              <FormattedMessage id="account.password.rules" />
            </Box>
            <List.Root listStyleType="none" gap="1.5" aria-labelledby="password-rules" ms="0" ps="0">
              {rules.map(({ id, isKept }) => (
                <List.Item key={id} display="flex" gap="2" color={isKept ? 'success.fg' : 'fg.muted'}>
                  <Box flexShrink="0" pt="0.5">
                    {isKept ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
                  </Box>
                  <span>
                    <FormattedMessage id={`account.password.rule.${id}`} />
                    <Box as="span" srOnly>
                      {' '}
                      <FormattedMessage id={isKept ? 'account.password.kept' : 'account.password.open'} />
                    </Box>
                  </span>
                </List.Item>
              ))}
            </List.Root>
          </Box>
        </Flex>
        <Box>
          <SubmitButton>
            <FormattedMessage id="account.password.save" />
          </SubmitButton>
        </Box>
      </Form>
    </SettingsSection>
  )
}
