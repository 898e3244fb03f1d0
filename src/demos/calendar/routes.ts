import type { Area } from '@/lib/route.ts'

/** The calendar on sample data. */
export const routes = {
  area: 'calendar',
  messages: ['calendar'],
  routes: [
    {
      id: 'calendar.page',
      path: '/apps/calendar',
      page: 'demos/calendar/pages/calendar-page.tsx',
      titleId: 'calendar.page.title',
      access: { action: 'read', subject: 'demo' },
      layout: 'default',
      nav: { section: 'apps', icon: 'calendar', order: 60 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
