import { SimpleGrid } from '@chakra-ui/react'
import { PRODUCT_STATUSES } from '@contract/demo/ecommerce.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { productChoicesQuery } from '../../api/products.ts'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { FormCard } from './form-card.tsx'

/** Status with the time of publication, category, vendor, collection and tags. */
export function OrganiseCard() {
  const t = useT('ecommerce.product')
  const statusName = useT('ecommerce.product-status')
  const choices = useQuery(productChoicesQuery()).data
  const [status, category] = useWatch<ProductFormValues, ['status', 'category']>({
    name: ['status', 'category'],
  })
  // The chosen category is an option before the categories are loaded.
  const categories = [...new Set([...(choices?.categories ?? []), ...(category === '' ? [] : [category])])]
  return (
    <FormCard title={t('organise')}>
      <SelectField
        name="status"
        label={t('status')}
        options={PRODUCT_STATUSES.map((value) => ({ value, label: statusName(value) }))}
      />
      {status === 'Scheduled' ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <DateField name="publishOn" label={t('publish-on')} isRequired />
          <TextField name="publishTime" label={t('publish-time')} type="time" />
        </SimpleGrid>
      ) : null}
      <SelectField
        name="category"
        label={t('category')}
        placeholder={t('choose-category')}
        options={categories.map((value) => ({ value, label: value }))}
        isRequired
      />
      <Suggestions name="vendor" label={t('vendor')} options={choices?.vendors ?? []} />
      <Suggestions name="collection" label={t('collection')} options={choices?.collections ?? []} />
      <TextField name="tags" label={t('tags')} help={t('tags-help')} autoComplete="off" />
    </FormCard>
  )
}

/** A text field that suggests the values of other products. */
function Suggestions({ name, label, options }: { name: string; label: string; options: readonly string[] }) {
  const list = `product-${name}`
  return (
    <>
      <TextField name={name} label={label} list={list} autoComplete="off" />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
