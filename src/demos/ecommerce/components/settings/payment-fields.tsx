import { PAYMENT_PROVIDERS } from '@contract/demo/shop-settings.ts'
import { useT } from '@/lib/use-t.ts'
import { CheckboxesField, CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

/** The providers, the payout address and when money is collected. */
export function PaymentFields() {
  const t = useT('ecommerce.settings')
  return (
    <FormCard title={t('providers-title')}>
      <CheckboxesField
        name="providers"
        label={t('providers')}
        options={PAYMENT_PROVIDERS.map((value) => ({ value, label: t(`provider.${value}`) }))}
      />
      <TextField name="payoutEmail" label={t('payout')} type="email" autoComplete="off" />
      <CheckboxField name="captureLater" label={t('capture')} help={t('capture-help')} />
    </FormCard>
  )
}
