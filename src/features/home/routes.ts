import type { Area } from '@/lib/routing/route.ts'

/** The home page; the page adds the analytics dashboard for roles with `read demo`. */
export const routes = {
  area: 'home',
  messages: [
    'home',
    'projects',
    'dashboards', // template areas
  ],
  routes: [
    {
      id: 'home.page',
      path: '/dashboards/analytics',
      page: 'app/pages/analytics-page.tsx',
      titleId: 'home.title',
      access: { action: 'read', subject: 'home' },
      layout: 'default',
      nav: { section: 'writing', icon: 'home', order: 0, label: 'home.nav' },
      search: 'dashboards',
    },
  ],
  redirects: [{ from: '/manuscripts/:id', to: '/dashboards/analytics' }],
} as const satisfies Area
