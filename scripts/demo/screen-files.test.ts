import { describe, expect, it } from 'vitest'
import { newScreenFiles, readNewScreen } from './screen-files.ts'

const areas = `// Areas.

export { routes as dashboards } from './dashboards/routes.ts'
export { routes as kanban } from './kanban/routes.ts'
`
const screen = { area: 'front-pages', id: 'help-center', path: '/front-pages/help-center' }

describe('npm run new:screen', () => {
  it('refuses missing arguments, names that are not kebab case and paths without a slash', () => {
    expect(readNewScreen(['academy', 'dashboard'])).toMatch(/Usage/)
    expect(readNewScreen(['Academy', 'dashboard', '/x'])).toMatch(/lower case/)
    expect(readNewScreen(['academy', 'dashboard', 'apps/academy'])).toMatch(/slash/)
    expect(readNewScreen(['academy', 'dashboard', '/apps/academy'])).toEqual({
      area: 'academy',
      id: 'dashboard',
      path: '/apps/academy',
    })
  })

  it('writes page, route, messages in both languages and the line of a new area', () => {
    const files = newScreenFiles(screen, (path) => (path === 'src/demos/areas.ts' ? areas : null))
    expect(Object.keys(files)).toEqual([
      'src/demos/front-pages/pages/help-center-page.tsx',
      'src/demos/front-pages/routes.ts',
      'src/demos/areas.ts',
      'locales/en/front-pages.json',
      'locales/fr/front-pages.json',
    ])
    expect(files['src/demos/areas.ts']?.split('\n').slice(2, 5)).toEqual([
      "export { routes as dashboards } from './dashboards/routes.ts'",
      "export { routes as frontPages } from './front-pages/routes.ts'",
      "export { routes as kanban } from './kanban/routes.ts'",
    ])
    expect(JSON.parse(files['locales/fr/front-pages.json'] ?? '')).toEqual({
      'front-pages.help-center.title': 'Help center',
    })
  })

  it('adds a route to the end of an existing area and keeps its messages', () => {
    const first = newScreenFiles(screen, () => null)
    const second = newScreenFiles({ ...screen, id: 'pricing', path: '/front-pages/pricing' }, (path) =>
      path.endsWith('pricing-page.tsx') ? null : (first[path] ?? null),
    )
    expect(second['src/demos/areas.ts']).toBeUndefined()
    expect(second['src/demos/front-pages/routes.ts']?.match(/path: '[^']*'/g)).toEqual([
      "path: '/front-pages/help-center'",
      "path: '/front-pages/pricing'",
    ])
    expect(Object.keys(JSON.parse(second['locales/en/front-pages.json'] ?? ''))).toHaveLength(2)
  })

  it('refuses to overwrite a page', () => {
    expect(() => newScreenFiles(screen, () => '')).toThrow(/exists already/)
  })
})
