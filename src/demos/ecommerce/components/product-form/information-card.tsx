import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { RichTextField } from '@/ui/form/rich-text-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from './form-card.tsx'

/** Name, SKU, brand and description. */
export function InformationCard({ isNew, isDisabled }: { isNew: boolean; isDisabled: boolean }) {
  const t = useT('ecommerce.product')
  return (
    <FormCard title={t('information')}>
      <TextField name="productName" label={t('name')} autoComplete="off" autoFocus={isNew} isRequired />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="sku" label={t('sku')} inputMode="numeric" autoComplete="off" isRequired />
        <TextField name="productBrand" label={t('brand')} autoComplete="off" />
      </SimpleGrid>
      <RichTextField name="description" label={t('description')} isDisabled={isDisabled} />
    </FormCard>
  )
}
