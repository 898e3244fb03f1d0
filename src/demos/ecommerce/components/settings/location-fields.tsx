import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/use-t.ts'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'
import { RowList } from './row-list.tsx'

const blankLocation = { name: '', address: '', city: '', country: '', phone: '', fulfilsOnline: true }

/** The stores and warehouses that ship orders. */
export function LocationFields() {
  const t = useT('ecommerce.settings')
  return (
    <FormCard title={t('tab.locations')}>
      <RowList
        name="locations"
        most={20}
        blank={blankLocation}
        labels={{
          row: (n) => t('location', { n }),
          add: t('location-add'),
          remove: (n) => t('location-remove', { n }),
          none: t('locations-none'),
        }}
      >
        {(prefix) => (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField name={`${prefix}.name`} label={t('location-name')} autoComplete="off" isRequired />
            <TextField name={`${prefix}.phone`} label={t('phone')} type="tel" autoComplete="off" />
            <TextField name={`${prefix}.address`} label={t('address')} autoComplete="off" />
            <TextField name={`${prefix}.city`} label={t('city')} autoComplete="off" />
            <TextField name={`${prefix}.country`} label={t('country')} autoComplete="off" />
            <CheckboxField name={`${prefix}.fulfilsOnline`} label={t('fulfils')} />
          </SimpleGrid>
        )}
      </RowList>
    </FormCard>
  )
}
