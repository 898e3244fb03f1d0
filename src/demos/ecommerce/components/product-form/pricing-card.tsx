import { useT } from '@/lib/i18n/use-t.ts'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from './form-card.tsx'

/** Price, discounted price and tax. */
export function PricingCard() {
  const t = useT('ecommerce.product')
  return (
    <FormCard title={t('pricing')}>
      <TextField name="price" label={t('price')} inputMode="decimal" autoComplete="off" isRequired />
      <TextField
        name="discount"
        label={t('discount')}
        help={t('discount-help')}
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckboxField name="isTaxed" label={t('taxed')} />
    </FormCard>
  )
}
