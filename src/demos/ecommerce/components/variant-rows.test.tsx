import { ChakraProvider } from '@chakra-ui/react'
import ecommerce from '@locales/en/ecommerce.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import type { ProductFormValues } from '../model/product-form-schema.ts'
import { emptyProduct } from '../model/product-form-values.ts'
import { VariantRows } from './product-form/variant-rows.tsx'

let form: UseFormReturn<ProductFormValues>

function Rows() {
  form = useForm<ProductFormValues>({ defaultValues: { ...emptyProduct, price: '19.90', qty: '12' } })
  return (
    <FormProvider {...form}>
      <VariantRows />
    </FormProvider>
  )
}
const variant = (name: string) => within(screen.getByLabelText(name))
const options = (values: string) => act(() => form.setValue('options', [{ name: 'Size', values }]))

it('R-603: each combination is a variant with price, stock and SKU, and the product has their stock together', () => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...ecommerce }} onError={() => undefined}>
        <Rows />
      </IntlProvider>
    </ChakraProvider>,
  )
  options('S, M')
  expect(form.getValues('qty')).toBe('12')
  const field = (name: string, label: RegExp) => variant(name).getByLabelText(label)
  const stock = new RegExp(`^${ecommerce['ecommerce.product.variant-qty']}`)
  expect(field('S', stock)).toHaveValue('12')
  // Without a price, a variant has the price of the product.
  expect(variant('M').getByPlaceholderText('19.90')).toHaveValue('')
  fireEvent.change(field('M', stock), { target: { value: '5' } })
  expect(form.getValues('qty')).toBe('17')
  options('S, M, L')
  expect([field('M', stock), field('L', stock)].map((one) => (one as HTMLInputElement).value)).toEqual([
    '5',
    '0',
  ])
})
