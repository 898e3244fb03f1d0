import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { MAX_VARIANTS } from '@contract/demo/products.ts'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { useFieldError } from '@/ui/form/use-field-error.ts'
import { listFrom } from '../../model/form-values.ts'
import type { ProductFormValues } from '../../model/product-form-schema.ts'
import { combinationsOf, matchVariants, stockOf } from '../../model/product-variants.ts'

/** Price, stock and SKU of each variant; the stock of the product is their sum. */
export function VariantRows() {
  const t = useT('ecommerce.product')
  const { getValues, setValue } = useFormContext<ProductFormValues>()
  const [options, variants, price] = useWatch<ProductFormValues, ['options', 'variants', 'price']>({
    name: ['options', 'variants', 'price'],
  })
  const error = useFieldError('variants')
  const combinations = combinationsOf(options.map(({ values }) => ({ values: listFrom(values) })))
  const wanted = JSON.stringify(combinations.slice(0, MAX_VARIANTS + 1))
  useEffect(() => {
    const before = getValues('variants')
    if (JSON.stringify(before.map(({ values }) => values)) === wanted) return
    setValue('variants', matchVariants(JSON.parse(wanted), before, getValues('qty')), { shouldDirty: true })
  }, [wanted, getValues, setValue])
  useEffect(() => {
    const stock = String(stockOf(variants))
    if (variants.length > 0 && getValues('qty') !== stock) setValue('qty', stock, { shouldDirty: true })
  }, [variants, getValues, setValue])
  if (variants.length === 0) return null
  if (variants.length > MAX_VARIANTS)
    return <Text color="danger.fg">{t('variants-many', { most: MAX_VARIANTS })}</Text>
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t('variants-help')}</Text>
      {error === undefined ? null : <Text color="danger.fg">{error}</Text>}
      {variants.map(({ values }, n) => {
        const name = values.join(' / ')
        return (
          <Grid
            key={JSON.stringify(values)}
            role="group"
            aria-label={name}
            templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1fr) 120px 100px 140px' }}
            gap="3"
            pt="3"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box gridColumn={{ base: 'span 2', sm: 'auto' }} pt={{ sm: '7' }} overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Box>
            <TextField
              name={`variants.${n}.price`}
              label={t('price')}
              placeholder={price}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField name={`variants.${n}.qty`} label={t('variant-qty')} inputMode="numeric" isRequired />
            <TextField name={`variants.${n}.sku`} label={t('sku')} inputMode="numeric" autoComplete="off" />
          </Grid>
        )
      })}
    </Stack>
  )
}
