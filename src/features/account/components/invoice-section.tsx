import { Flex } from '@chakra-ui/react'
import type { Account } from '@contract/account.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useChangeAccount } from '../api/account.ts'
import { type InvoiceForm, invoiceForm } from '../model/forms.ts'
import { SettingsSection } from './settings-section.tsx'

/** Tax number and address for invoices; no payment data is collected. */
export function InvoiceSection({ account }: { account: Account }) {
  const intl = useIntl()
  const change = useChangeAccount()
  const form = useForm<InvoiceForm>({
    resolver: zodResolver(invoiceForm),
    defaultValues: { taxId: account.taxId, address: account.address },
  })
  const save = async (values: InvoiceForm) => {
    try {
      const { taxId, address } = await change.mutateAsync(values)
      form.reset({ taxId, address })
      toast.success({ title: intl.formatMessage({ id: 'account.saved' }) })
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <SettingsSection
      title={<FormattedMessage id="account.invoice.heading" />}
      description={
        account.company ? (
          <FormattedMessage id="account.invoice.body-company" values={{ company: account.company }} />
        ) : (
          <FormattedMessage id="account.invoice.body" />
        )
      }
    >
      <Form form={form} onSubmit={save} label={intl.formatMessage({ id: 'account.invoice.heading' })}>
        <FormError />
        <TextField name="taxId" label={intl.formatMessage({ id: 'account.field.tax-id' })} maxW="360px" />
        <TextAreaField
          name="address"
          rows={3}
          autoComplete="street-address"
          label={intl.formatMessage({ id: 'account.field.address' })}
        />
        <Flex>
          <SubmitButton>
            <FormattedMessage id="account.save" />
          </SubmitButton>
        </Flex>
      </Form>
    </SettingsSection>
  )
}
