import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { InventoryCard } from './inventory-card.tsx'

function ReadOnlyCard() {
  return (
    <FormProvider {...useForm({ defaultValues: { details: { barcode: '4006381333931' } } })}>
      <InventoryCard isDisabled restockedAt={null} />
    </FormProvider>
  )
}

it('a person who may not save opens each tab of the inventory, with its fields disabled', async () => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" onError={() => undefined}>
        <ReadOnlyCard />
      </IntlProvider>
    </ChakraProvider>,
  )
  const tabs = screen.getAllByRole('tab')
  expect(tabs).toHaveLength(5)
  for (const tab of tabs) {
    await userEvent.click(tab)
    expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  const field = screen.getByRole('textbox', { name: 'ecommerce.product.barcode' })
  expect(field).toBeDisabled()
  expect(field).toHaveValue('4006381333931')
})
