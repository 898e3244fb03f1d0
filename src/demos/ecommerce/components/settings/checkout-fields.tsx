import { SimpleGrid } from '@chakra-ui/react'
import { CONTACT_METHODS, FIELD_RULES } from '@contract/demo/shop-settings.ts'
import { useT } from '@/lib/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'

const asked = ['fullName', 'companyName', 'addressLine2', 'phoneNumber'] as const

/** How customers are contacted and what the checkout asks them. */
export function CheckoutFields() {
  const t = useT('ecommerce.settings')
  const options = (values: readonly string[], name: string) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }))
  return (
    <>
      <FormCard title={t('contact')}>
        <CardsField
          name="contactMethod"
          label={t('contact-method')}
          options={options(CONTACT_METHODS, 'contact')}
        />
      </FormCard>
      <FormCard title={t('asked')}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {asked.map((name) => (
            <SelectField
              key={name}
              name={name}
              label={t(`asked.${name}`)}
              options={options(FIELD_RULES, 'rule')}
            />
          ))}
        </SimpleGrid>
        <CheckboxField name="allowGuests" label={t('guests')} />
        <CheckboxField name="newsletter" label={t('newsletter')} />
      </FormCard>
    </>
  )
}
