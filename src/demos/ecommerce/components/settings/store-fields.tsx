import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

/** The seller that orders name, and the format of order numbers. */
export function StoreFields() {
  const t = useT('ecommerce.settings')
  const twoColumns = { base: 1, md: 2 }
  return (
    <>
      <FormCard title={t('profile')}>
        <SimpleGrid columns={twoColumns} gap="4">
          <TextField name="name" label={t('name')} autoComplete="off" isRequired />
          <TextField name="legalName" label={t('legal-name')} autoComplete="off" />
          <TextField name="address" label={t('address')} autoComplete="off" />
          <TextField name="postCode" label={t('post-code')} autoComplete="off" />
          <TextField name="city" label={t('city')} autoComplete="off" />
          <TextField name="country" label={t('country')} autoComplete="off" />
          <TextField name="email" label={t('email')} type="email" autoComplete="off" />
          <TextField name="phone" label={t('phone')} type="tel" autoComplete="off" />
        </SimpleGrid>
      </FormCard>
      <FormCard title={t('order-number')}>
        <SimpleGrid columns={twoColumns} gap="4">
          <TextField name="orderPrefix" label={t('prefix')} autoComplete="off" />
          <TextField name="orderSuffix" label={t('suffix')} autoComplete="off" />
        </SimpleGrid>
      </FormCard>
    </>
  )
}
