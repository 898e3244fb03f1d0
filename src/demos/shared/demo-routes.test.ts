import { describe, expect, it } from 'vitest'
import { demoRoutes } from './demo-routes.ts'

const shared = { nav: { section: 'apps', parent: 'shop' }, search: 'apps-and-pages' } as const

describe('demoRoutes', () => {
  it('R-100: makes id, page file and title of a row, for people who may read the sample data', () => {
    expect(demoRoutes('shop', shared, [{ id: 'orders', path: '/apps/shop/orders' }])).toEqual([
      {
        id: 'shop.orders',
        path: '/apps/shop/orders',
        page: 'demos/shop/pages/orders-page.tsx',
        titleId: 'shop.orders.title',
        access: { action: 'read', subject: 'demo' },
        layout: 'default',
        nav: { section: 'apps', parent: 'shop', order: 0 },
        search: 'apps-and-pages',
      },
    ])
  })

  it('prefers the properties of a row, and leaves an unlisted one out of navigation and search', () => {
    const [own, unlisted] = demoRoutes('shop', { ...shared, page: 'specimen' }, [
      { id: 'cart', path: '/cart', access: 'public', label: 'shop.cart.nav' },
      { id: 'order', path: '/apps/shop/order/:id', page: 'order', isUnlisted: true },
    ])
    expect(own).toMatchObject({ access: 'public', nav: { label: 'shop.cart.nav' } })
    expect(own?.page).toBe('demos/shop/pages/specimen-page.tsx')
    expect(unlisted).not.toHaveProperty('nav')
    expect(unlisted).not.toHaveProperty('search')
    expect(unlisted?.page).toBe('demos/shop/pages/order-page.tsx')
  })
})
