import { describe, expect, it } from 'vitest'
import { demoRoutes } from './demo-routes.ts'

const shared = { nav: { section: 'apps', parent: 'invoice' }, search: 'apps-and-pages' } as const

describe('demoRoutes', () => {
  it('R-100: makes id, page file and title of a row, for people who may read the sample data', () => {
    expect(demoRoutes('invoice', shared, [{ id: 'list', path: '/apps/invoice/list' }])).toEqual([
      {
        id: 'invoice.list',
        path: '/apps/invoice/list',
        page: 'demos/invoice/pages/list-page.tsx',
        titleId: 'invoice.list.title',
        access: { action: 'read', subject: 'demo' },
        layout: 'default',
        nav: { section: 'apps', parent: 'invoice', order: 0 },
        search: 'apps-and-pages',
      },
    ])
  })

  it('prefers the properties of a row, and leaves an unlisted one out of navigation and search', () => {
    const [own, unlisted] = demoRoutes('invoice', { ...shared, page: 'specimen' }, [
      { id: 'add', path: '/add', access: 'public', label: 'invoice.list.nav' },
      { id: 'preview', path: '/apps/invoice/preview/:id', page: 'sheet', isUnlisted: true },
    ])
    expect(own).toMatchObject({ access: 'public', nav: { label: 'invoice.list.nav' } })
    expect(own?.page).toBe('demos/invoice/pages/specimen-page.tsx')
    expect(unlisted).not.toHaveProperty('nav')
    expect(unlisted).not.toHaveProperty('search')
    expect(unlisted?.page).toBe('demos/invoice/pages/sheet-page.tsx')
  })
})
