import type { Order } from '@contract/demo/ecommerce.ts'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useOrderColumns } from './order-columns.tsx'

it('an exported order has its time with the time zone, which differs from that of the list', () => {
  const { result } = renderHook(() => useOrderColumns({ numberOf: String }), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" onError={() => undefined}>
        {children}
      </IntlProvider>
    ),
  })
  const order = { date: '2026-11-14', time: '19:36' } as Order
  const date = result.current.find(({ id }) => id === 'date')
  expect(date?.exportValue?.(order)).toBe('2026-11-14T19:36Z')
})
