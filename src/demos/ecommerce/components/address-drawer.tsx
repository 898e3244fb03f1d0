import { SimpleGrid } from '@chakra-ui/react'
import { type PostalAddress, SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CountryField } from '@/demos/shared/country-field.tsx'
import type { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { type AddressForm, addressForm } from '../model/sales-forms.ts'

const valuesOf = (address: Partial<PostalAddress>): AddressForm => ({
  recipient: address.recipient ?? '',
  street: address.street ?? '',
  extra: address.extra ?? '',
  postcode: address.postcode ?? '',
  city: address.city ?? '',
  countryCode: SHOP_COUNTRY_CODES.find((code) => code === address.countryCode) ?? SHOP_COUNTRY_CODES[0],
})

type AddressDrawerProps = {
  title: string
  /** The stored address; null for a new one. */
  address: PostalAddress | null
  /** The first values of a new address. */
  suggestion?: Partial<PostalAddress>
  /** Reads the address that another person saved from a 409. */
  latest: (refusal: ApiError) => PostalAddress | null
  onSave: (values: AddressForm, revision: number) => Promise<void>
  onClose: () => void
}

/** Adds or changes an address of an order or of a customer. */
export function AddressDrawer({
  title,
  address,
  suggestion = {},
  latest,
  onSave,
  onClose,
}: AddressDrawerProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.address')
  const form = useForm({
    resolver: zodResolver(addressForm),
    defaultValues: valuesOf(address ?? suggestion),
  })
  const { attempt, conflict } = useOptimisticLock({ form, start: address, valuesOf, latest })
  return (
    <FormDrawer
      title={title}
      onClose={onClose}
      form={form}
      conflict={
        conflict && {
          ...conflict,
          changedFields: conflict.changed.map((name) => t(name === 'countryCode' ? 'country' : name)),
        }
      }
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={(values) =>
        attempt(async (base) => {
          await onSave(values, base?.revision ?? 0)
          onClose()
        })
      }
    >
      <TextField name="recipient" label={t('recipient')} autoComplete="off" isRequired />
      <TextField name="street" label={t('street')} autoComplete="off" isRequired />
      <TextField name="extra" label={t('extra')} autoComplete="off" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="postcode" label={t('postcode')} autoComplete="off" isRequired />
        <TextField name="city" label={t('city')} autoComplete="off" isRequired />
      </SimpleGrid>
      <CountryField name="countryCode" label={t('country')} />
    </FormDrawer>
  )
}
