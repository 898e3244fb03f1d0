import { SimpleGrid, Text } from '@chakra-ui/react'
import { CARD_BRANDS, type CustomerRecord } from '@contract/demo/customer-records.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCustomerChanges } from '../api/customers.ts'
import { cardForm, customerWords } from '../model/sales-forms.ts'

/** Adds a payment card without its number. */
export function PaymentCardDrawer({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const t = useT('ecommerce-sales.card')
  const changes = useCustomerChanges(customer.customerId)
  const form = useForm({
    resolver: zodResolver(cardForm),
    defaultValues: { brand: CARD_BRANDS[0], lastFour: '', holder: customer.name, expires: '' },
  })
  return (
    <FormDrawer
      title={t('title')}
      onClose={onClose}
      form={form}
      submit={t('add')}
      onSubmit={async (values) => {
        try {
          await changes.addCard(values)
          toast.success({ title: t('done') })
          onClose()
        } catch (error) {
          showFormError(form, error, { words: customerWords })
        }
      }}
    >
      <Text color="fg.muted">{t('note')}</Text>
      <SelectField
        name="brand"
        label={t('brand')}
        options={CARD_BRANDS.map((value) => ({ value, label: value }))}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          name="lastFour"
          label={t('last-four')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          isRequired
        />
        <TextField
          name="expires"
          label={t('expires')}
          help={t('expires-help')}
          type="month"
          autoComplete="off"
          isRequired
        />
      </SimpleGrid>
      <TextField name="holder" label={t('holder')} autoComplete="off" isRequired />
    </FormDrawer>
  )
}
