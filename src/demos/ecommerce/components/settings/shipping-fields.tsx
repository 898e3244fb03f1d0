import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

/** The prices of the two ways of delivery at the checkout. */
export function ShippingFields() {
  const t = useT('ecommerce.settings')
  return (
    <FormCard title={t('tab.shipping')}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <TextField name="standard" label={t('standard')} inputMode="decimal" autoComplete="off" isRequired />
        <TextField name="express" label={t('express')} inputMode="decimal" autoComplete="off" isRequired />
        <TextField
          name="freeFrom"
          label={t('free-from')}
          help={t('free-from-help')}
          inputMode="decimal"
          autoComplete="off"
        />
      </SimpleGrid>
    </FormCard>
  )
}
