import { SimpleGrid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { accountQuery, useChangeAccount } from '@/features/account/api/account.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { spokenLanguageOptions } from '@/lib/i18n/language-options.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'

export function DialogEditUser() {
  const intl = useIntl()
  const t = useT('dialog-examples.edit-user')
  const { data: account } = useQuery(accountQuery)
  const change = useChangeAccount()
  const values = {
    fullName: account?.fullName ?? '',
    username: account?.username ?? '',
    contact: account?.contact ?? '',
    language: account?.language ?? '',
    about: account?.about ?? '',
  }
  const form = useForm({ values })
  const dialog = useExampleDialog(form)
  return (
    <ExampleDialog
      name="edit-user"
      icon={UserPen}
      dialog={dialog}
      canOpen={account !== undefined}
      form={form}
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={async (wanted) => {
        await change.mutateAsync(wanted)
        toast.success({ title: t('saved') })
      }}
      showError={(error) => showFormError(form, error)}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="fullName" label={t('full-name')} autoComplete="name" isRequired />
        <TextField name="username" label={t('username')} autoComplete="username" isRequired />
        <TextField name="contact" label={t('contact')} type="tel" autoComplete="tel" />
        <SelectField
          name="language"
          label={t('language')}
          options={spokenLanguageOptions(intl.locale, t('no-language'), values.language)}
        />
      </SimpleGrid>
      <TextAreaField name="about" label={t('about')} rows={3} />
    </ExampleDialog>
  )
}
