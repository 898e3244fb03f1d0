import type { Area } from '@/lib/route.ts'

/** The dashboards of the template areas (spec 2); today the one every role with `read demo` lands on. */
export const routes = {
  area: 'dashboards',
  messages: ['dashboards'],
  routes: [
    {
      id: 'dashboards.analytics',
      path: '/dashboards/analytics',
      page: 'demos/dashboards/pages/analytics-page.tsx',
      titleId: 'dashboards.analytics.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      nav: { section: 'writing', icon: 'home', order: 0, label: 'dashboards.analytics.nav' },
      search: 'dashboards',
    },
  ],
  redirects: [{ from: '/manuscripts/:id', to: '/dashboards/analytics' }],
} as const satisfies Area
