import { Button, Flex, SimpleGrid } from '@chakra-ui/react'
import type { Account } from '@contract/account.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { spokenLanguageOptions } from '@/lib/i18n/language-options.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useChangeAccount } from '../api/account.ts'
import { type AccountDetailsForm, detailsForm } from '../model/forms.ts'

const valuesOf = ({
  fullName,
  username,
  about,
  country,
  contact,
  language,
}: Account): AccountDetailsForm => ({
  fullName,
  username,
  about,
  country,
  contact,
  language,
})

/** The form for the user's own profile details. */
export function DetailsSection({ account }: { account: Account }) {
  const intl = useIntl()
  const change = useChangeAccount()
  const form = useForm<AccountDetailsForm>({
    resolver: zodResolver(detailsForm),
    defaultValues: valuesOf(account),
  })
  const label = (id: MessageKey<'account.field'>) => intl.formatMessage({ id: `account.field.${id}` })
  const save = async (values: AccountDetailsForm) => {
    try {
      form.reset(valuesOf(await change.mutateAsync(values)))
      toast.success({ title: intl.formatMessage({ id: 'account.saved' }) })
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Form form={form} onSubmit={save} label={intl.formatMessage({ id: 'account.details.heading' })}>
      <FormError />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="fullName" label={label('full-name')} autoComplete="name" isRequired />
        <TextField name="username" label={label('username')} autoComplete="username" isRequired />
        <TextField name="country" label={label('country')} autoComplete="country-name" />
        <TextField name="contact" label={label('contact')} type="tel" autoComplete="tel" />
        <SelectField
          name="language"
          label={label('language')}
          options={spokenLanguageOptions(
            intl.locale,
            intl.formatMessage({ id: 'account.field.no-language' }),
            account.language,
          )}
        />
      </SimpleGrid>
      <TextAreaField
        name="about"
        label={label('about')}
        help={intl.formatMessage({ id: 'account.field.about-help' })}
      />
      <Flex gap="2">
        <SubmitButton>
          <FormattedMessage id="account.save" />
        </SubmitButton>
        {form.formState.isDirty ? (
          <Button variant="ghost" colorPalette="gray" onClick={() => form.reset()}>
            <FormattedMessage id="account.discard" />
          </Button>
        ) : null}
      </Flex>
    </Form>
  )
}
