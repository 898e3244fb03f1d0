import { describe, expect, it } from 'vitest'
import { registerPaths } from '@/lib/routing/route-paths.ts'
import { countryOrdersHref, lastDays, ordersHref, paidOrdersHref, stageStatus } from './order-links.ts'

registerPaths([{ id: 'ecommerce.orders', path: '/apps/ecommerce/order/list' }])

describe('links of the figures of orders (R-561)', () => {
  it('name the days of a period, both included', () => {
    expect(lastDays('2026-03-03', 7)).toEqual({ period: '2026-02-25..2026-03-03' })
    expect(lastDays('2026-03-03', 1)).toEqual({ period: '2026-03-03..2026-03-03' })
  })

  it('open the list of orders with the filters of the figure', () => {
    const at = (link: string) => Object.fromEntries(new URL(link, 'http://quillport.test').searchParams)
    expect(at(ordersHref(lastDays('2026-03-03', 2)))).toEqual({ period: '2026-03-02..2026-03-03' })
    expect(at(paidOrdersHref({ country: 'fr', status: stageStatus.preparing }))).toEqual({
      payment: 'Paid',
      country: 'fr',
      status: 'Dispatched',
    })
    expect(at(countryOrdersHref('fr', '2026-03-01'))).toEqual({
      payment: 'Paid',
      country: 'fr',
      period: '2026-01-01..2026-03-01',
    })
  })
})
