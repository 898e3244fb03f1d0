import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { UserStats } from './user-stats.tsx'

it('R-615: the figures of users are two in a row on a phone', () => {
  // Without data, so that the figures are placeholders.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const { container } = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <IntlProvider locale="en">
          <UserStats />
        </IntlProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  const grid = container.firstElementChild
  expect(grid?.childElementCount).toBe(4)
  expect(grid && getComputedStyle(grid).gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))')
})
