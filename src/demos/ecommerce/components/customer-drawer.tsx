import {
  CUSTOMER_STATUSES,
  type CustomerRecord,
  customerRecordResponse,
} from '@contract/demo/customer-records.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CountryField } from '@/demos/shared/country-field.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCreateCustomer, useCustomerChanges } from '../api/customers.ts'
import { type CustomerForm, customerForm, customerWords } from '../model/sales-forms.ts'

/** The editable fields of a customer. */
const valuesOf = (customer: Partial<CustomerRecord>): CustomerForm => ({
  name: customer.name ?? '',
  email: customer.email ?? '',
  contact: customer.contact ?? '',
  countryCode: SHOP_COUNTRY_CODES.find((code) => code === customer.countryCode) ?? SHOP_COUNTRY_CODES[0],
  status: customer.status ?? 'Active',
})

const fieldLabels = {
  name: 'name',
  email: 'email',
  contact: 'phone',
  countryCode: 'country',
  status: 'customer-status',
} as const satisfies Record<keyof CustomerForm, string>

type CustomerDrawerProps = {
  customer: CustomerRecord | null
  onClose: () => void
  onCreated?: (customer: CustomerRecord) => void
}

/** Adds or edits a customer; a conflicting save by another person is shown before it can be overwritten. */
export function CustomerDrawer({ customer, onClose, onCreated }: CustomerDrawerProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales')
  const create = useCreateCustomer()
  const changes = useCustomerChanges(customer?.customerId ?? 0)
  const form = useForm({ resolver: zodResolver(customerForm), defaultValues: valuesOf(customer ?? {}) })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: customer,
    valuesOf,
    latest: ({ body }) => customerRecordResponse.safeParse(body).data?.customer ?? null,
    words: customerWords,
  })
  const word = customer ? 'edit' : 'new'
  return (
    <FormDrawer
      title={t(`customer.${word}`)}
      onClose={onClose}
      form={form}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) => t(`field.${fieldLabels[name]}`)),
        }
      }
      submit={customer ? intl.formatMessage({ id: 'ui.save' }) : t('customer.add')}
      onSubmit={(values) =>
        attempt(async (base) => {
          const saved = base
            ? await changes.save({ ...values, revision: base.revision })
            : await create.mutateAsync(values)
          toast.success({ title: t(`customer.${word}-done`, { name: saved.name }) })
          onClose()
          if (!base) onCreated?.(saved)
        })
      }
    >
      <TextField name="name" label={t('field.name')} autoComplete="off" isRequired />
      <TextField name="email" label={t('field.email')} type="email" autoComplete="off" dir="ltr" isRequired />
      <TextField name="contact" label={t('field.phone')} type="tel" autoComplete="off" dir="ltr" />
      <CountryField name="countryCode" label={t('field.country')} />
      <SelectField
        name="status"
        label={t('field.customer-status')}
        options={CUSTOMER_STATUSES.map((value) => ({ value, label: t(`customer-status.${value}`) }))}
      />
    </FormDrawer>
  )
}
