import { Box, SimpleGrid, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { BARCODE_TYPES, DELIVERY_AREAS, FULFILLERS } from '@contract/demo/products.ts'
import { useEffect, useState } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { FieldGroup } from '../field-group.tsx'
import { FormCard } from './form-card.tsx'

const fieldsOfTab = {
  restock: ['qty', 'details.inTransit'],
  shipping: ['details.fulfilledBy'],
  delivery: ['details.delivery', 'details.countries'],
  attributes: ['details.maxTemperature', 'details.expiresOn'],
  advanced: ['details.barcodeType', 'details.barcode'],
} as const
const tabs = Object.keys(fieldsOfTab) as (keyof typeof fieldsOfTab)[]

type InventoryCardProps = {
  isDisabled: boolean
  restockedAt: string | null
}

/** Stock, shipping, delivery, attributes and barcode, in tabs; a tab with an invalid field opens. */
export function InventoryCard({ isDisabled, restockedAt }: InventoryCardProps) {
  const intl = useIntl()
  const t = useT('ecommerce.product')
  const [tab, setTab] = useState<string>('restock')
  const { errors, submitCount } = useFormState()
  const [delivery, isFrozen] = useWatch<ProductFormValues, ['details.delivery', 'details.isFrozen']>({
    name: ['details.delivery', 'details.isFrozen'],
  })
  const variants = useWatch<ProductFormValues, 'variants'>({ name: 'variants' })
  const hasVariants = (variants ?? []).length > 0
  const invalid = tabs.find((one) => fieldsOfTab[one].some((name) => get(errors, name) !== undefined))
  useEffect(() => {
    if (submitCount > 0 && invalid) setTab(invalid)
  }, [submitCount, invalid])
  const fulfillers = FULFILLERS.map((value) => ({
    value,
    label: t(`fulfiller.${value}`),
    help: t(`fulfiller.${value}-help`),
  }))
  const deliveries = DELIVERY_AREAS.map((value) => ({
    value,
    label: t(`delivery.${value}`),
    help: t(`delivery.${value}-help`),
  }))
  return (
    <FormCard title={t('inventory')}>
      <Tabs.Root recipe={tabsSlotRecipe} value={tab} onValueChange={({ value }) => setTab(value)} size="sm">
        <Tabs.List mb="4" overflowX="auto" overflowY="hidden">
          {tabs.map((one) => (
            <Tabs.Trigger key={one} value={one} flexShrink="0">
              {t(`tab.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <FieldGroup isDisabled={isDisabled}>
          <Tabs.Content value="restock">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <TextField
                name="qty"
                label={t('qty')}
                help={hasVariants ? t('qty-help') : undefined}
                inputMode="numeric"
                isRequired
                isDisabled={hasVariants}
              />
              <TextField name="details.inTransit" label={t('in-transit')} inputMode="numeric" />
            </SimpleGrid>
            {restockedAt ? (
              <Text mt="3" textStyle="xs" color="fg.muted">
                {t('restocked', { date: formatDate(intl, restockedAt, 'dayTime') })}
              </Text>
            ) : null}
          </Tabs.Content>
          <Tabs.Content value="shipping">
            <CardsField name="details.fulfilledBy" label={t('fulfilled-by')} options={fulfillers} />
          </Tabs.Content>
          <Tabs.Content value="delivery">
            <CardsField name="details.delivery" label={t('delivery')} options={deliveries} columns={3} />
            {delivery === 'selected' ? (
              <Box mt="4">
                <TextField name="details.countries" label={t('countries')} help={t('tags-help')} isRequired />
              </Box>
            ) : null}
          </Tabs.Content>
          <Tabs.Content value="attributes">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <CheckboxField name="details.isFragile" label={t('fragile')} />
              <CheckboxField name="details.isBiodegradable" label={t('biodegradable')} />
              <CheckboxField name="details.isFrozen" label={t('frozen')} />
              {isFrozen ? (
                <TextField name="details.maxTemperature" label={t('temperature')} />
              ) : (
                <Box hideBelow="sm" />
              )}
              <DateField name="details.expiresOn" label={t('expires')} />
            </SimpleGrid>
          </Tabs.Content>
          <Tabs.Content value="advanced">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField
                name="details.barcodeType"
                label={t('barcode-type')}
                options={BARCODE_TYPES.map((value) => ({ value, label: value }))}
              />
              <TextField name="details.barcode" label={t('barcode')} autoComplete="off" />
            </SimpleGrid>
          </Tabs.Content>
        </FieldGroup>
      </Tabs.Root>
    </FormCard>
  )
}
