import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { FormCard } from '../product-form/form-card.tsx'
import { RowList } from './row-list.tsx'

/** The zones with their rates, and the handling time of an order. */
export function ShippingFields() {
  const t = useT('ecommerce.settings')
  return (
    <>
      <FormCard title={t('zones')}>
        <RowList
          name="zones"
          most={30}
          blank={{ name: '', rate: '', price: '', freeFrom: '' }}
          labels={{
            row: (n) => t('zone', { n }),
            add: t('zone-add'),
            remove: (n) => t('zone-remove', { n }),
            none: t('zones-none'),
          }}
        >
          {(prefix) => (
            <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
              <TextField name={`${prefix}.name`} label={t('zone-name')} autoComplete="off" isRequired />
              <TextField name={`${prefix}.rate`} label={t('rate')} autoComplete="off" isRequired />
              <TextField name={`${prefix}.price`} label={t('price')} inputMode="decimal" isRequired />
              <TextField name={`${prefix}.freeFrom`} label={t('free-from')} inputMode="decimal" />
            </SimpleGrid>
          )}
        </RowList>
      </FormCard>
      <FormCard title={t('processing')}>
        <TextField name="processingDays" label={t('processing-days')} inputMode="numeric" maxW="200px" />
      </FormCard>
    </>
  )
}
