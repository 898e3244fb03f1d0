import { ORDER_STATUSES, type Order } from '@contract/demo/ecommerce.ts'
import sales from '@locales/en/ecommerce-sales.json'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { shipmentKeys } from '../model/shipment-keys.ts'
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

it('R-114: each state of a shipment has its own label', () => {
  expect(ORDER_STATUSES.map((status) => sales[`ecommerce-sales.shipment.${shipmentKeys[status]}`])).toEqual([
    'Ready for pickup',
    'Dispatched',
    'Out for delivery',
    'Delivered',
  ])
})
