import { ChakraProvider } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import english from '../../../../locales/en/ecommerce-sales.json' with { type: 'json' }
import { OrderLines } from './order-lines.tsx'
import { ProductPrice } from './product-price-cell.tsx'

const line = { productName: 'Lamp', image: null, priceCents: 5000, qty: 2, totalCents: 10_000 }
const order = {
  payment: 'Cancelled',
  lines: [line],
  taxBps: 2000,
  netCents: 8333,
  taxCents: 1667,
  totalCents: 10_000,
} as unknown as OrderRecord

const show = (content: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider
        locale="en"
        messages={{ ...english, 'ecommerce.products.regular-price': 'Regular price' }}
      >
        {content}
      </IntlProvider>
    </ChakraProvider>,
  )
const amounts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

it('R-607: a refunded order shows its total, the refund and what is left', () => {
  show(<OrderLines order={order} />)
  expect(amounts().slice(-3)).toEqual(['Total $100.00', 'Refunded -$100.00', 'Left after the refund $0.00'])
})

it('R-607: a paid order ends with its total', () => {
  show(<OrderLines order={{ ...order, payment: 'Paid' }} />)
  expect(amounts().at(-1)).toBe('Total $100.00')
})

it('R-604: a discounted price is above the regular one', () => {
  const { container } = show(<ProductPrice cents={1990} discountCents={1490} />)
  expect(container).toHaveTextContent('$14.90Regular price $19.90')
})
