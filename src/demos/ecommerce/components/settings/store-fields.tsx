import { SimpleGrid } from '@chakra-ui/react'
import { UNIT_SYSTEMS } from '@contract/demo/shop-settings.ts'
import { useT } from '@/lib/use-t.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

const zones = Intl.supportedValuesOf('timeZone')

/** Profile, address, units and order numbers of the store. */
export function StoreFields() {
  const t = useT('ecommerce.settings')
  const twoColumns = { base: 1, md: 2 }
  return (
    <>
      <FormCard title={t('profile')}>
        <SimpleGrid columns={twoColumns} gap="4">
          <TextField name="name" label={t('name')} autoComplete="off" isRequired />
          <TextField name="phone" label={t('phone')} type="tel" autoComplete="off" />
          <TextField name="email" label={t('email')} type="email" autoComplete="off" />
          <TextField name="senderEmail" label={t('sender')} type="email" autoComplete="off" />
        </SimpleGrid>
      </FormCard>
      <FormCard title={t('billing')}>
        <SimpleGrid columns={twoColumns} gap="4">
          <TextField name="legalName" label={t('legal-name')} autoComplete="off" />
          <TextField name="industry" label={t('industry')} autoComplete="off" />
          <TextField name="address" label={t('address')} autoComplete="off" />
          <TextField name="postCode" label={t('post-code')} autoComplete="off" />
          <TextField name="city" label={t('city')} autoComplete="off" />
          <TextField name="country" label={t('country')} autoComplete="off" />
        </SimpleGrid>
      </FormCard>
      <FormCard title={t('units')}>
        <SimpleGrid columns={twoColumns} gap="4">
          <SelectField
            name="timeZone"
            label={t('time-zone')}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
          <SelectField
            name="units"
            label={t('unit-system')}
            options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`units.${value}`) }))}
          />
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
