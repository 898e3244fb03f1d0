import { CHECKOUT_METHODS } from '@contract/demo/checkout.ts'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { CheckboxesField } from '@/ui/form/checkbox-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

/** The payment methods that the checkout offers. */
export function PaymentFields() {
  const t = useT('ecommerce.settings')
  const order = useT('ecommerce-sales.order')
  return (
    <FormCard title={t('tab.payments')}>
      <CheckboxesField
        name="methods"
        label={t('methods')}
        help={t('methods-help')}
        options={CHECKOUT_METHODS.map((value) => ({
          value,
          label: orderMethodName(value, (key) => order(`method.${key}`)),
        }))}
      />
    </FormCard>
  )
}
