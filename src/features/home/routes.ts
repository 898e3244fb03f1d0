import type { Area } from '@/lib/route.ts'

/** The home page of roles with `read demo`. */
export const routes = {
  area: 'home',
  messages: ['home', 'projects'],
  routes: [
    {
      id: 'home.page',
      path: '/dashboards/analytics',
      page: 'features/home/pages/home-page.tsx',
      titleId: 'home.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      nav: { section: 'writing', icon: 'home', order: 0, label: 'home.nav' },
      search: 'dashboards',
    },
  ],
  redirects: [{ from: '/manuscripts/:id', to: '/dashboards/analytics' }],
} as const satisfies Area
