import type { Area } from '@/lib/route.ts'

/** The gallery of components. */
export const routes = {
  area: 'components',
  messages: ['components', 'gallery'],
  groups: [{ id: 'components', titleId: 'components.nav', section: 'interface', icon: 'blocks', order: 10 }],
  routes: [
    {
      id: 'components.button',
      path: '/components/button',
      page: 'demos/components/pages/button-page.tsx',
      titleId: 'components.button.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      nav: { section: 'interface', parent: 'components', order: 40 },
      search: 'user-interface',
    },
  ],
} as const satisfies Area
