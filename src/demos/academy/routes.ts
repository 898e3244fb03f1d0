import type { Area } from '@/lib/route.ts'

const access = { action: 'read', subject: 'demo' } as const

/** The screens of the academy. */
export const routes = {
  area: 'academy',
  messages: ['academy'],
  groups: [{ id: 'academy', titleId: 'academy.nav', section: 'apps', icon: 'academy', order: 30 }],
  routes: [
    {
      id: 'academy.courses',
      path: '/apps/academy/my-course',
      page: 'demos/academy/pages/courses-page.tsx',
      titleId: 'academy.courses.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'academy', order: 10 },
      search: 'apps-and-pages',
    },
    {
      id: 'academy.course',
      path: '/apps/academy/course-details',
      page: 'demos/academy/pages/course-page.tsx',
      titleId: 'academy.course.title',
      access,
      layout: 'default',
      nav: { section: 'apps', parent: 'academy', order: 20 },
      search: 'apps-and-pages',
    },
  ],
} as const satisfies Area
