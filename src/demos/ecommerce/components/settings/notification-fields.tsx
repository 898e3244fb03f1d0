import { SimpleGrid } from '@chakra-ui/react'
import { SHOP_EVENTS } from '@contract/demo/shop-settings.ts'
import { useT } from '@/lib/use-t.ts'
import { CheckboxesField } from '@/ui/form/checkbox-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

/** The events that are reported by mail and in the app. */
export function NotificationFields() {
  const t = useT('ecommerce.settings')
  const options = SHOP_EVENTS.map((value) => ({ value, label: t(`event.${value}`) }))
  return (
    <FormCard title={t('tab.notifications')}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="6">
        <CheckboxesField name="byEmail" label={t('by-email')} options={options} />
        <CheckboxesField name="inApp" label={t('in-app')} options={options} />
      </SimpleGrid>
    </FormCard>
  )
}
