import { SimpleGrid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { accountQuery, useChangeAccount } from '@/features/account/api/account.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'
import {
  addressFieldsForm,
  addressLines,
  type InvoiceAddressForm,
  readAddressLines,
} from '../model/address-lines.ts'

export function DialogAddress() {
  const intl = useIntl()
  const t = useT('dialog-examples.address')
  const { data: account } = useQuery(accountQuery)
  const change = useChangeAccount()
  const form = useForm<InvoiceAddressForm>({
    resolver: zodResolver(addressFieldsForm),
    values: readAddressLines(account?.address ?? ''),
  })
  const dialog = useExampleDialog(form)
  const submit = async (values: InvoiceAddressForm) => {
    const before = account?.address ?? ''
    await change.mutateAsync({ address: addressLines(values) })
    toast.undo(t('saved'), intl.formatMessage({ id: 'ui.undo' }), () => change.mutate({ address: before }))
  }
  return (
    <ExampleDialog
      name="address"
      icon={MapPin}
      dialog={dialog}
      canOpen={account !== undefined}
      form={form}
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={submit}
      showError={(error) => showFormError(form, error)}
    >
      <TextField name="recipient" label={t('recipient')} autoComplete="name" isRequired />
      <TextField name="street" label={t('street')} autoComplete="street-address" isRequired />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="postcode" label={t('postcode')} autoComplete="postal-code" isRequired />
        <TextField name="city" label={t('city')} autoComplete="address-level2" isRequired />
      </SimpleGrid>
      <TextField name="country" label={t('country')} autoComplete="country-name" />
    </ExampleDialog>
  )
}
